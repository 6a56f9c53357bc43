import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { TimestampConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Jobs } from '../../platform/jobs/start-jobs.ts';
import { rememberKey } from './day-root-store.ts';
import { eraseLeftovers } from './erase-leftovers.ts';
import { storeDay } from './stored-days.ts';
import { sealLog } from './seal-log.ts';
import { sealRequests } from './seal-requests.ts';
import { signDays } from './sign-days.ts';
import { signingKey } from './signing-key.ts';
import { stampDays } from './stamps/stamp-days.ts';
import { createPartitions, rotatePartitions } from './rotate-partitions.ts';

interface LogWork {
  db: Database;
  clock: Clock;
  secret: Uint8Array;
  /** For so many answers are kept. */
  months: number;
  dataDir: string;
  timestamps: TimestampConfig;
  log: Pick<Logger, 'warn'>;
}

/**
 * The jobs of the log. Its months are made once now too: a process that begins may find none. And its key is
 * published before it signs.
 */
export async function startLogWork(
  jobs: Jobs,
  { db, clock, secret, months, dataDir, timestamps, log }: LogWork,
): Promise<void> {
  const key = signingKey(secret);
  await inTransaction(db, (trx) => rememberKey(trx, key, clock()));
  await jobs.work('seal-consents', async () => {
    await sealLog({ db, clock });
    await eraseLeftovers(db);
    await signDays({ db, clock }, key, (root) => storeDay(dataDir, root));
    // The last: what keeps it from sealing does not keep days of answers from being signed.
    await sealRequests({ db, clock }, key);
  });
  // Apart from sealing, which waits for nobody outside. An authority that is away is asked again by the next job.
  await jobs.work('stamp-days', async () => {
    const { url, anchors } = timestamps;
    if (url === undefined) return;
    const stamped = await stampDays({ db, clock }, { url, anchors });
    if (!stamped.ok) log.warn({ day: stamped.day, why: stamped.why }, 'a signed day got no time stamp');
  });
  await jobs.work('turn-consent-months', () => rotatePartitions(db, clock(), months));
  await createPartitions(db, clock());
}
