import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { besideSites } from './beside-sites.ts';
import { dayHash, type DayRoot, dayText, toDayLeaves } from './day-root.ts';
import {
  insertDayRoot,
  lastDayRoot,
  leavesFromSeals,
  lockSigning,
  logKeys,
  nextDay,
  rememberKey,
} from './day-root-store.ts';
import { isSignedBy } from './deletion.ts';
import { beginDeletions, deletions, assignToDay } from './deletion-store.ts';
import { isEvidenceSigned } from './evidence.ts';
import { evidenceToDay, openEvidence } from './evidence-store.ts';
import { existingSites } from './log-facts-store.ts';
import { merkleRoot } from './merkle.ts';
import { isRequestSealSigned } from './request-seal.ts';
import { openRequestSeals, requestSealsToDay } from './request-seal-store.ts';
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
      await lockSigning(trx);
      const before = await lastDayRoot(trx);
      if (before !== null && before.day >= of) return null;
      const leaves = await leavesFromSeals(trx, of, [...(await existingSites(trx))]);
      await chainWhatIsOpen(trx, of, { key, before, now });
      const hashes = toDayLeaves(of, leaves, await besideSites(trx, of));
      const unsigned = {
        day: of,
        sites: hashes.length,
        root: merkleRoot(hashes),
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

/**
 * Makes what was deleted, files of evidence and events of requests part of the day. A row that somebody made up in the database is not signed by this instance
 * and stays outside; one that was signed before the secret was changed is known by the day before.
 */
async function chainWhatIsOpen(
  trx: Transaction,
  day: string,
  { key, before, now }: { key: SigningKey; before: DayRoot | null; now: Date },
): Promise<void> {
  await beginDeletions(trx, day, now);
  const known = await logKeys(trx);
  const earlier = before === null ? undefined : known.get(before.keyId);
  const trusted = new Map([[key.keyId, key.publicKey]]);
  if (before !== null && earlier !== undefined) trusted.set(before.keyId, earlier);
  const open = (await deletions(trx)).filter((one) => one.day === null && isSignedBy(one, trusted));
  await assignToDay(trx, day, open);
  const files = (await openEvidence(trx)).filter((one) => isEvidenceSigned(one, trusted));
  await evidenceToDay(trx, day, files);
  const seals = (await openRequestSeals(trx)).filter((one) => isRequestSealSigned(one, trusted));
  await requestSealsToDay(trx, day, seals);
}
