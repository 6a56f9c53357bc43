import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/schema.ts';
import { dayHash, type DayRoot, dayRootOver, dayText } from './day-root.ts';
import { insertDayRoot, lastDayRoot, leavesFromSeals, nextDay, rememberKey } from './day-root-store.ts';
import { livingSites } from './log-facts-store.ts';
import { sealState } from './seal-store.ts';
import type { SigningKey } from './signing-key.ts';

/** Signs each day (UTC) that is over and wholly sealed; one without answers has no root. Says which. */
export async function signDays(
  { db, clock }: { db: Database; clock: Clock },
  key: SigningKey,
  signedDay: (root: DayRoot) => void = () => {},
): Promise<readonly string[]> {
  const state = await sealState(db);
  const signed: string[] = [];
  if (state === null) return signed;
  for (let day = await nextDay(db, state.sealed); day !== null; day = await nextDay(db, state.sealed)) {
    const of = day;
    const root = await inTransaction(db, async (trx): Promise<DayRoot | null> => {
      const now = clock();
      await rememberKey(trx, key, now);
      const before = await lastDayRoot(trx);
      const leaves = await leavesFromSeals(trx, of, [...(await livingSites(trx))]);
      const unsigned = {
        day: of,
        sites: leaves.length,
        root: dayRootOver(leaves),
        previous: before && dayHash(before),
        keyId: key.keyId,
      };
      const root = { ...unsigned, signature: key.sign(dayText(unsigned)) };
      return (await insertDayRoot(trx, root, leaves, now)) ? root : null;
    });
    if (root === null) return signed;
    signedDay(root);
    signed.push(of);
  }
  return signed;
}
