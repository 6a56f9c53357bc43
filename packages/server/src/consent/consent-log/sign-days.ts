import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { besideSites } from './beside-sites.ts';
import { dayHash, type DayRoot, dayText, toDayLeaves } from './day-root.ts';
import {
  dayAfter,
  dayEnd,
  insertDayRoot,
  lastDayRoot,
  leavesFromSeals,
  lockSigning,
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
import { trustedKeys } from './trusted-keys.ts';

/** Seals of requests that a day takes in at most, the oldest first: the others go with the next one. */
const mostOfRequests = 20_000;

interface Signing {
  db: Database;
  clock: Clock;
  mostRequests?: number;
}

/**
 * Signs each day (UTC) that is over and wholly sealed, and on which visitors answered or requests were sealed; the others have no
 * root. Says which.
 */
export async function signDays(
  { db, clock, mostRequests = mostOfRequests }: Signing,
  key: SigningKey,
  signedDay: (root: DayRoot) => void = () => {},
): Promise<readonly string[]> {
  const state = await sealState(db);
  const signed: string[] = [];
  if (state === null) return signed;
  for (;;) {
    const of = await firstDay(db, key, state.sealed);
    if (of === null) return signed;
    const root = await inTransaction(db, async (trx): Promise<DayRoot | null> => {
      const now = clock();
      await rememberKey(trx, key, now);
      await lockSigning(trx);
      const before = await lastDayRoot(trx);
      if (before !== null && before.day >= of) return null;
      const leaves = await leavesFromSeals(trx, of, [...(await existingSites(trx))]);
      await chainWhatIsOpen(trx, of, { key, now, mostRequests });
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
}

/** Of answers, or of seals of requests that no day took in. */
async function firstDay(db: Database, key: SigningKey, sealed: Date): Promise<string | null> {
  const [ofAnswers, ofRequests] = [await nextDay(db, sealed), await firstDayOfRequests(db, key)];
  if (ofRequests === null || dayEnd(ofRequests) > sealed) return ofAnswers;
  return ofAnswers === null || ofRequests < ofAnswers ? ofRequests : ofAnswers;
}

async function firstDayOfRequests(db: Database, key: SigningKey): Promise<string | null> {
  const trusted = await trustedKeys(db, key);
  for await (const seals of openRequestSeals(db, [...trusted.keys()])) {
    const first = seals.find((seal) => isRequestSealSigned(seal, trusted));
    if (first === undefined) continue;
    const before = await lastDayRoot(db);
    const day = first.sealedAt.toISOString().slice(0, 10);
    return before === null || day > before.day ? day : dayAfter(before.day);
  }
  return null;
}

/**
 * Makes what was deleted, files of evidence and events of requests part of the day. A row that somebody made up in the database is
 * not signed by this instance and stays outside.
 */
async function chainWhatIsOpen(
  trx: Transaction,
  day: string,
  { key, now, mostRequests }: { key: SigningKey; now: Date; mostRequests: number },
): Promise<void> {
  await beginDeletions(trx, day, now);
  const trusted = await trustedKeys(trx, key);
  const open = (await deletions(trx)).filter((one) => one.day === null && isSignedBy(one, trusted));
  await assignToDay(trx, day, open);
  const files = (await openEvidence(trx)).filter((one) => isEvidenceSigned(one, trusted));
  await evidenceToDay(trx, day, files);
  let left = mostRequests;
  for await (const page of openRequestSeals(trx, [...trusted.keys()])) {
    const seals = page.filter((one) => isRequestSealSigned(one, trusted)).slice(0, left);
    await requestSealsToDay(trx, day, seals);
    left -= seals.length;
    if (left === 0) return;
  }
}
