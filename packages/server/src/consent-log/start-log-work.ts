import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { rememberKey } from './day-root-store.ts';
import { eraseLeftovers } from './erase-leftovers.ts';
import { keepDay } from './kept-days.ts';
import { sealLog } from './seal-log.ts';
import { signDays } from './sign-days.ts';
import { signingKey } from './signing-key.ts';
import { makeMonths, turnMonths } from './turn-months.ts';

interface LogWork {
  db: Database;
  clock: Clock;
  secret: Uint8Array;
  /** For so many answers are kept. */
  months: number;
  dataDir: string;
}

/**
 * The jobs of the log. Its months are made once now too: a process that begins may find none. And its key is
 * published before it signs.
 */
export async function startLogWork(
  jobs: Jobs,
  { db, clock, secret, months, dataDir }: LogWork,
): Promise<void> {
  const key = signingKey(secret);
  await inTransaction(db, (trx) => rememberKey(trx, key, clock()));
  await jobs.work('seal-consents', async () => {
    await sealLog({ db, clock });
    await eraseLeftovers(db);
    await signDays({ db, clock }, key, (root) => keepDay(dataDir, root));
  });
  await jobs.work('turn-consent-months', () => turnMonths(db, clock(), months));
  await makeMonths(db, clock());
}
