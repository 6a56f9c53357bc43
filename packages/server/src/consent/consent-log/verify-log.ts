/**
 * Holds the log against its seals, the seals against each other, and the days against their signatures. What
 * somebody with all rights on the database changed, removed, added or moved shows as a fault; decision 024
 * says what cannot.
 */
import type { Database } from '../../platform/database/schema.ts';
import { findUncountedDays } from './verify-counters-store.ts';
import { eventHash, type SealedEvent } from './leaf.ts';
import { readDeletedSites } from './deleted-sites.ts';
import { unknownBanners } from './log-facts-store.ts';
import { type LogFault, maxFaults } from './log-fault.ts';
import { createBatchedDedupe } from './batched-dedupe.ts';
import { merkleRoot, sameBytes } from './merkle.ts';
import { type Seal, sealHash, type Span } from './seal.ts';
import { hasSeals, sealsInOrder, sealState } from './seal-store.ts';
import { eventsReceived, firstReceived } from './sealed-event-store.ts';
import type { SigningKey } from './signing-key.ts';
import { firstOfMonth } from './rotate-partitions.ts';
import { verifyCounters } from './verify-counters.ts';
import { verifyDays } from './verify-days.ts';
import { verifyEvidence } from './verify-evidence.ts';
import { type RequestsReport, verifyRequests } from './verify-requests.ts';

export interface LogReport {
  seals: number;
  answers: number;
  /** Files of evidence of looks at websites. */
  evidence: number;
  /** Seals of visitors' requests. */
  requests: RequestsReport;
  /** That are signed; of one site: on which it has a part. */
  days: number;
  /** The first thousand. */
  faults: readonly LogFault[];
}

export interface LogCheck {
  /** This site alone; else all of them. */
  site?: string;
  /** Which key must have signed every day up to the newest. Without it any key in the database will do, or none. */
  key?: Pick<SigningKey, 'publicKey'>;
  /** How many months are to be there, and the time: sealing may not be far behind. */
  kept?: { months: number; now: Date };
  /** Whether what was answered to must be there. */
  banners?: boolean;
}

/** After a month's partition is gone, answers of it may be missing from seals for so long: they came late. */
const lateFor = 3 * 86_400_000;

/** Sealing happens every minute. */
const longestWait = 10 * 60_000;

export async function verifyLog(
  db: Database,
  { site, key, kept, banners = false }: LogCheck = {},
): Promise<LogReport> {
  const found: LogFault[] = [];
  const fault = (one: LogFault): void => {
    if (found.length < maxFaults) found.push(one);
  };
  const state = await sealState(db);
  const evidence = await verifyEvidence(db, { site, fault });
  const asked = { site, key, now: kept?.now, fault };
  if (state === null) {
    if (await hasSeals(db)) fault({ what: 'state-missing' });
    const requests = await verifyRequests(db, asked);
    return { seals: 0, answers: 0, evidence, requests, days: 0, faults: found };
  }
  const { forgottenBefore } = state;
  if (
    kept !== undefined &&
    forgottenBefore !== null &&
    forgottenBefore > firstOfMonth(kept.now, -kept.months)
  )
    fault({ what: 'months-missing', day: forgottenBefore });
  const watch = watchAnswers(db, { banners, fault });
  const { last, ...counts } = await verifySeals(db, { site, state, fault, watch });
  // Read after the seals: it was moved with each of them.
  const sealed = (await sealState(db))?.sealed;
  if (sealed === undefined || (last !== null && last > sealed)) fault({ what: 'state-missing' });
  if (kept !== undefined) {
    const sealedBefore = new Date(+kept.now - longestWait);
    const waits = await firstReceived(db, { from: state.sealed, to: sealedBefore });
    if (waits !== null) fault({ what: 'sealing-behind', at: waits.toISOString() });
  }
  await watch.end();
  await verifyCounters(db, { from: forgottenBefore, site, fault });
  const days = await verifyDays(db, { site, key, sealed: state.sealed, fault });
  const requests = await verifyRequests(db, asked);
  return { ...counts, evidence, requests, days, faults: await ofKept(db, found, key) };
}

interface SealCheck {
  site: string | undefined;
  state: { sealed: Date; forgottenBefore: string | null };
  fault: (one: LogFault) => void;
  watch: { note(event: SealedEvent): Promise<void> };
}

/** What each answer must have beside it: a counter for its day, and what was shown. */
function watchAnswers(
  db: Database,
  { banners, fault }: { banners: boolean; fault: SealCheck['fault'] },
): SealCheck['watch'] & { end(): Promise<void> } {
  const days = createBatchedDedupe<{ site: string; day: string }>(async (pairs) => {
    for (const pair of await findUncountedDays(db, pairs)) fault({ what: 'count-wrong', ...pair });
  });
  const shown = createBatchedDedupe<{ site: string; snapshot: string }>(async (pairs) => {
    for (const pair of await unknownBanners(db, pairs)) fault({ what: 'banner-missing', ...pair });
  });
  return {
    async note({ siteId: site, at, snapshot }) {
      const day = at.toISOString().slice(0, 10);
      await days.note(`${site} ${day}`, { site, day });
      if (banners) await shown.note(`${site} ${snapshot}`, { site, snapshot });
    },
    async end() {
      await days.end();
      await shown.end();
    },
  };
}

/** Seal by seal with the answers under it, and what lies between them. `last`: the end of the newest. */
async function verifySeals(db: Database, { site: only, state, fault, watch }: SealCheck) {
  const since = new Date(state.forgottenBefore === null ? 0 : Date.parse(state.forgottenBefore) + lateFor);
  const before = new Map<string, Seal>();
  let [seals, answers, done] = [0, 0, since];
  let last: Date | null = null;

  const unsealed = async (span: Span): Promise<void> => {
    if (span.from >= span.to) return;
    for await (const { siteId: site, receivedAt } of eventsReceived(db, span, only))
      fault({ what: 'answer-without-seal', site, at: receivedAt.toISOString() });
  };
  const chained = (seal: Seal): void => {
    const { siteId: site, number } = seal;
    const one = before.get(site);
    if (number !== (one?.number ?? 0) + 1 || !sameBytes(seal.previous, one?.hash ?? null))
      fault({ what: 'seal-missing', site, number: number - 1 });
    if (!sameBytes(sealHash(seal), seal.hash)) fault({ what: 'seal-changed', site, number });
    before.set(site, seal);
  };
  for await (const group of bySpan(sealsInOrder(db, only))) {
    const [{ from, to }] = group;
    group.forEach(chained);
    seals += group.length;
    if (last === null || to > last) last = to;
    if (from < since) continue;
    await unsealed({ from: done, to: from });
    done = to;
    const held = await hashesBySite(db, { from, to }, { only, watch });
    for (const { siteId: site, number, answers: count, root } of group) {
      const hashes = held.get(site) ?? [];
      answers += hashes.length;
      if (hashes.length !== count || !sameBytes(merkleRoot(hashes), root))
        fault({ what: 'answers-differ', site, number });
      held.delete(site);
    }
    for (const site of held.keys()) fault({ what: 'answer-without-seal', site, at: from.toISOString() });
  }
  await unsealed({ from: done, to: state.sealed });
  return { seals, answers, last };
}

/** Seals of one span together. */
async function* bySpan(seals: AsyncIterable<Seal>): AsyncGenerator<readonly [Seal, ...Seal[]]> {
  let group: [Seal, ...Seal[]] | null = null;
  for await (const seal of seals) {
    if (group !== null && +group[0].from === +seal.from && +group[0].to === +seal.to) group.push(seal);
    else {
      if (group !== null) yield group;
      group = [seal];
    }
  }
  if (group !== null) yield group;
}

async function hashesBySite(
  db: Database,
  span: Span,
  { only, watch }: Pick<SealCheck, 'watch'> & { only: string | undefined },
): Promise<Map<string, Uint8Array[]>> {
  const found = new Map<string, Uint8Array[]>();
  for await (const event of eventsReceived(db, span, only)) {
    await watch.note(event);
    const of = found.get(event.siteId);
    if (of === undefined) found.set(event.siteId, [eventHash(event)]);
    else of.push(eventHash(event));
  }
  return found;
}

/** Without those of sites whose log was deleted by right, perhaps while it was looked at. */
async function ofKept(
  db: Database,
  faults: readonly LogFault[],
  key: LogCheck['key'],
): Promise<readonly LogFault[]> {
  if (faults.length === 0) return faults;
  const deleted = await readDeletedSites(db, key);
  return faults.filter((fault) => !('site' in fault) || !deleted.has(fault.site));
}
