import { insertAudit } from '../../platform/database/audit-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failedJobs } from '../../platform/jobs/failed-jobs-store.ts';
import { jobNames } from '../../platform/database/job-queues/queues.ts';
import { retryJobs } from '../../platform/jobs/retry-jobs.ts';
import { waitingJobs } from '../metrics/backlog-store.ts';
import type { Command } from './command.ts';

const mostShown = 50;
const mostRetried = 1000;

const listCommand: Command = {
  name: 'jobs list',
  parameters: [],
  options: {},
  about: 'Shows the work of each queue and the newest jobs that failed for good.',
  audit: 'none',
  async run({ database: { db } }) {
    const rows = await waitingJobs(db);
    const queues = rows.map(({ queue, ready, deferred, active, failed, oldestSince }) => {
      const since = oldestSince === null ? '' : `, oldest due since ${oldestSince.toISOString()}`;
      return `${queue}  ready ${ready}, later ${deferred}, running ${active}, failed ${failed}${since}`;
    });
    const failed = await failedJobs(db, { which: null, limit: mostShown });
    return {
      ok: true,
      lines: [
        ...(queues.length === 0 ? ['No job is waiting, running or failed.'] : queues),
        ...failed.map(
          ({ id, queue, failedAt, because }) =>
            `failed ${id}  ${queue}  ${failedAt.toISOString()}  ${because}`,
        ),
      ],
    };
  },
};

const retryCommand: Command = {
  name: 'jobs retry',
  parameters: ['id|queue'],
  options: {},
  about: 'Runs a failed job again, or all of a queue.',
  audit: 'within',
  async run({ database: { db, engine }, clock }, { positionals: [which = ''] }) {
    const found = await failedJobs(db, { which, limit: mostRetried });
    const isQueue = jobNames.some((name) => name === which);
    if (found.length === 0) {
      return {
        ok: false,
        reason: isQueue
          ? 'No job in this queue has failed.'
          : 'There is no failed job or queue with this name.',
      };
    }
    const retried = await retryJobs(engine, found);
    await inTransaction(db, (trx) =>
      insertAudit(trx, {
        actor: 'cli',
        action: 'jobs.retry',
        objectType: 'job',
        objectId: which,
        at: clock(),
      }),
    );
    const left = found.length - retried;
    const beside = left === 0 ? '' : `; replaced by a newer job: ${left}`;
    return { ok: true, lines: [`Tried again: ${retried}${beside}`] };
  },
};

export const jobCommands: readonly Command[] = [listCommand, retryCommand];
