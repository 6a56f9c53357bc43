import { loadConfig } from '../../platform/config/config.ts';
import { sendCommand } from './command-socket.ts';
import type { CommandResult, Place } from './command.ts';
import { commands } from './commands.ts';
import { configFaults } from './config-commands.ts';
import { localCommands } from './local-commands.ts';
import { standaloneCommands } from './standalone-commands.ts';
import { runLocal, runStandalone, usage, withFile } from './run-command.ts';
import { runOffline } from './run-offline.ts';

/** Runs one command: where it needs none, in the process that serves this data directory, or on the database opened here. */
async function main(words: readonly string[]): Promise<CommandResult> {
  if (words.length === 0 || words[0] === 'help')
    return { ok: true, lines: [usage([...localCommands, ...commands, ...standaloneCommands])] };
  const alone = await runStandalone(standaloneCommands, words);
  if (alone !== null) return alone;
  const loaded = loadConfig();
  const ask: Place['ask'] = async (asked) =>
    loaded.ok ? sendCommand(loaded.config.dataDir, asked) : undefined;
  const local = await runLocal(localCommands, { loaded, ask }, words);
  if (local !== null) return local;
  if (!loaded.ok) return configFaults(loaded.faults);
  const filled = withFile(commands, words);
  if (!filled.ok) return filled;
  return (await ask(filled.words)) ?? runOffline(commands, loaded.config, filled.words);
}

const result = await main(process.argv.slice(2));
if (result.ok) {
  for (const line of result.lines) console.log(line);
} else {
  console.error(result.reason);
  process.exitCode = result.exitCode ?? 1;
}
