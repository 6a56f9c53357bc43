import type { LocalCommand } from './command.ts';
import { configCommands } from './config-commands.ts';
import { doctorCommand } from './doctor-commands.ts';
import { initCommand } from './init-command.ts';
import { restoreCommands } from './restore-commands.ts';
import { scanCommands } from './scan-commands.ts';

/** They run where they are typed; the running process, if there is one, is asked at most. */
export const localCommands: readonly LocalCommand[] = [
  initCommand,
  ...configCommands,
  doctorCommand,
  ...restoreCommands,
  ...scanCommands,
];
