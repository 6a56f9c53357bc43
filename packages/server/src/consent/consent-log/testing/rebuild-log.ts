/** The log made anew over whatever the database holds, as somebody would who may change all of it. */
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/schema.ts';
import { besideSites } from '../beside-sites.ts';
import { dayHash, dayText, toDayLeaves } from '../day-root.ts';
import { dayRoots, insertDayRoot, leavesFromSeals, rememberKey } from '../day-root-store.ts';
import { eventHash } from '../leaf.ts';
import { existingSites } from '../log-facts-store.ts';
import { merkleRoot } from '../merkle.ts';
import { type Seal, sealOver } from '../seal.ts';
import { insertSeals, sealsInOrder } from '../seal-store.ts';
import { eventsReceived } from '../sealed-event-store.ts';
import type { SigningKey } from '../signing-key.ts';

/** The seals of a site, each over the answers that are there now and chained to the one before. */
export async function rebuildChain(trx: Transaction, site: string): Promise<void> {
  const seals: Seal[] = [];
  for await (const { from, to } of sealsInOrder(trx, site)) {
    const hashes: Uint8Array[] = [];
    for await (const event of eventsReceived(trx, { from, to }, site)) hashes.push(eventHash(event));
    seals.push(sealOver(site, hashes, { from, to }, seals.at(-1)));
  }
  await sql`delete from consent_seals where site_id = ${site}`.execute(trx);
  await insertSeals(trx, seals);
}

/** All days, signed with a key. */
export async function rebuildDays(trx: Transaction, key: SigningKey): Promise<void> {
  const days = await dayRoots(trx);
  await sql`delete from consent_day_roots`.execute(trx);
  await sql`delete from consent_day_leaves`.execute(trx);
  await sql`delete from consent_log_keys`.execute(trx);
  const now = new Date('2026-03-04T01:00:00Z');
  await rememberKey(trx, key, now);
  let previous: Uint8Array | null = null;
  for (const { day } of days) {
    const leaves = await leavesFromSeals(trx, day, [...(await existingSites(trx))]);
    const hashes = toDayLeaves(day, leaves, await besideSites(trx, day));
    const root = { day, sites: hashes.length, root: merkleRoot(hashes), previous, keyId: key.keyId };
    const signed = { ...root, signature: key.sign(dayText(root)) };
    await insertDayRoot(trx, signed, leaves, now);
    previous = dayHash(signed);
  }
}
