/** Seals what was answered, minute by minute. Any number of processes may try: one seals, the others see it done. */
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { deletedAmong } from './deletion-store.ts';
import { noteErasures, sitesWithoutConsent } from './erase-store.ts';
import { eventHash } from './leaf.ts';
import { type Seal, sealOver, type Span } from './seal.ts';
import { advanceCut, insertSeals, lastSeals, moveSealed } from './seal-store.ts';
import { eventsReceived, firstReceived, receivedAfter } from './sealed-event-store.ts';

const minute = 60_000;
/** Seals written at a time. */
const batch = 1000;
/** Answers in one span, about: in a crowded minute a seal covers less than that, as its answers are read and sorted together. */
const mostTogether = 20_000;

/** Seals all that is committed by now. Says how many seals were made. */
export async function sealLog(
  { db, clock }: { db: Database; clock: Clock },
  together = mostTogether,
): Promise<number> {
  const { cut, sealed } = await advanceCut(db, clock());
  let made = 0;
  for (let from = sealed; ;) {
    const first = await firstReceived(db, { from, to: cut });
    if (first === null) {
      await inTransaction(db, (trx) => moveSealed(trx, from, cut));
      return made;
    }
    const start = Math.max(from.getTime(), Math.floor(first.getTime() / minute) * minute);
    const end = Math.min((Math.floor(start / minute) + 1) * minute, cut.getTime());
    const crowd = await receivedAfter(db, { from: first, to: new Date(end) }, together);
    const span = { from: new Date(start), to: crowd ?? new Date(end) };
    const done = await inTransaction(db, (trx) => sealSpan(trx, span, from));
    if (done === null) return made;
    made += done;
    from = span.to;
  }
}

/** Null where another process is at it. */
async function sealSpan(trx: Transaction, span: Span, sealed: Date): Promise<number | null> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('consent_sealing')) as mine`.execute(trx);
  if (rows[0]?.mine !== true || !(await moveSealed(trx, sealed, span.to))) return null;
  let made = 0;
  let hashes = new Map<string, Uint8Array[]>();
  const write = async (): Promise<void> => {
    const sites = [...hashes.keys()];
    const gone = await sitesWithoutConsent(trx, sites);
    // They came in while their consent was deleted. Whose consent is gone otherwise keeps them: a check finds it.
    await noteErasures(trx, await deletedAmong(trx, [...gone]));
    const before = await lastSeals(trx, sites);
    const seals = [...hashes]
      .filter(([siteId]) => !gone.has(siteId))
      .map(([siteId, of]): Seal => sealOver(siteId, of, span, before.get(siteId)));
    await insertSeals(trx, seals);
    made += seals.length;
    hashes = new Map();
  };
  for await (const event of eventsReceived(trx, span)) {
    const of = hashes.get(event.siteId);
    if (of !== undefined) of.push(eventHash(event));
    else {
      if (hashes.size === batch) await write();
      hashes.set(event.siteId, [eventHash(event)]);
    }
  }
  await write();
  return made;
}
