import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { bringUpToDate } from '../../platform/database/bring-up-to-date.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { type Jobs, startJobs } from '../../platform/jobs/start-jobs.ts';
import type { Command, CommandContext, CommandResult } from './command.ts';
import { runCommand, worksOnAnySchema } from './run-command.ts';

/** Runs a command on the database, opened for it alone. */
export async function runOffline(
  commands: readonly Command[],
  config: Config,
  words: readonly string[],
): Promise<CommandResult> {
  const onError = (error: Error): void => console.error(error.message);
  const alert: CommandContext['alert'] = ({ what, ...about }) => {
    console.error(`${Object.values(about).join(' ')}: ${what}`);
  };
  const opened = await openDatabase(config.database, onError);
  if (!opened.ok) return { ok: false, reason: `${config.dataDir} is in use by ${opened.holder}` };
  await using parts = new AsyncDisposableStack();
  const { database } = opened;
  parts.defer(() => database.close());
  const asFound = worksOnAnySchema(commands, words);
  const upToDate = asFound ? null : await bringUpToDate(database);
  if (upToDate?.ok === false) return upToDate;
  const jobs = asFound ? noJobs : await startJobs(database.engine, { onError, maintain: false });
  parts.defer(() => jobs.stop());
  const context = { config, database, enqueue: jobs.enqueue, clock: systemClock, alert };
  return await runCommand(commands, context, words);
}

const noJobs: Pick<Jobs, 'enqueue' | 'stop'> = {
  enqueue: () => Promise.reject(new Error('a command that takes the schema as it is enqueues nothing')),
  stop: async () => {},
};
