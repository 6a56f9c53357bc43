import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { rememberKey } from './day-root-store.ts';
import { type RequestSeal, sealOfEvent } from './request-seal.ts';
import {
  claimRequestSealing,
  insertRequestSeals,
  lastRequestSeals,
  unsealedEvents,
} from './request-seal-store.ts';
import type { SigningKey } from './signing-key.ts';

/** Events sealed at a time. */
const batch = 500;

/** Seals what was written in the log of requests. Any number of processes may try: one seals. Says how many events were. */
export async function sealRequests(
  { db, clock }: { db: Database; clock: Clock },
  key: SigningKey,
): Promise<number> {
  let sealed = 0;
  for (;;) {
    const made = await inTransaction(db, (trx) => sealBatch(trx, key, clock()));
    sealed += made;
    if (made < batch) return sealed;
  }
}

/** As many as fit into one transaction. */
export async function sealBatch(trx: Transaction, key: SigningKey, now: Date): Promise<number> {
  const sealedAt = await claimRequestSealing(trx, now);
  if (sealedAt === null) return 0;
  const events = await unsealedEvents(trx, batch);
  const last = events.at(-1);
  if (last === undefined) return 0;
  // More may follow: a process that ends here leaves them for the next.
  const reached = events.length === batch && last.at < sealedAt ? last.at : sealedAt;
  await rememberKey(trx, key, now);
  const newest = await lastRequestSeals(trx, [...new Set(events.map(({ deskId }) => deskId))]);
  const seals = events.map((event): RequestSeal => {
    const seal = sealOfEvent(event, newest.get(event.deskId), { sealedAt, reached, key });
    newest.set(event.deskId, seal);
    return seal;
  });
  await insertRequestSeals(trx, seals);
  return seals.length;
}
