import { printedConfig } from '../../platform/config/config.ts';
import type { CommandResult, LocalCommand } from './command.ts';

export function configFaults(faults: readonly string[]): CommandResult {
  return { ok: false, reason: ['The configuration has problems:', ...faults].join('\n  ') };
}

export const configCommands: readonly LocalCommand[] = [
  {
    name: 'config check',
    parameters: [],
    options: {},
    about: 'Reports every problem in the configuration.',
    run: async ({ loaded }) =>
      loaded.ok ? { ok: true, lines: ['The configuration is complete.'] } : configFaults(loaded.faults),
  },
  {
    name: 'config print',
    parameters: [],
    options: {},
    about: 'Shows the settings in effect and where each comes from, without secrets and passwords.',
    run: async ({ loaded }) => ({
      ok: true,
      lines: [...printedConfig(), ...(loaded.ok ? [] : ['', 'It has problems, see `config check`.'])],
    }),
  },
];
