import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { sendCommand } from './command-socket.ts';
import type { CommandContext, CommandResult } from './commands.ts';
import { commands } from './commands.ts';
import { loneCommands } from './lone-commands.ts';
import { runCommand, runLone, usage, withFileText } from './run-command.ts';

/** Runs one command: in the process that serves this data directory, or on the database opened here. */
async function main(words: readonly string[]): Promise<CommandResult> {
  const alone = await runLone(loneCommands, words);
  if (alone !== null) return alone;
  const loaded = loadConfig();
  if (!loaded.ok)
    return { ok: false, reason: ['The configuration has faults:', ...loaded.faults].join('\n  ') };
  if (words.length === 0 || words[0] === 'help')
    return { ok: true, lines: [usage([...commands, ...loneCommands])] };
  if (words.join(' ') === 'config check') return { ok: true, lines: ['The configuration is complete.'] };
  const filled = withFileText(commands, words);
  if (!filled.ok) return filled;
  return (await sendCommand(loaded.config.dataDir, filled.words)) ?? runHere(loaded.config, filled.words);
}

async function runHere(config: Config, words: readonly string[]): Promise<CommandResult> {
  const onError = (error: Error): void => console.error(error.message);
  const alert: CommandContext['alert'] = ({ what, ...about }) => {
    console.error(`${Object.values(about).join(' ')}: ${what}`);
  };
  const opened = await openDatabase(config.database, onError);
  if (!opened.ok) return { ok: false, reason: `${config.dataDir} is in use by ${opened.holder}` };
  const { database } = opened;
  try {
    if (words[0] !== 'migrate') await database.migrate();
    const jobs = await startJobs(database.engine, { onError, maintain: false });
    try {
      return await runCommand(
        commands,
        { config, database, enqueue: jobs.enqueue, clock: systemClock, alert },
        words,
      );
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}

const result = await main(process.argv.slice(2));
if (result.ok) {
  for (const line of result.lines) console.log(line);
} else {
  console.error(result.reason);
  process.exitCode = 1;
}
