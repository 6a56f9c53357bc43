import type { Database } from '../../platform/database/schema.ts';
import { logKeys } from './day-root-store.ts';
import type { LogFault } from './log-fault.ts';
import { sameBytes } from './merkle.ts';
import {
  eventContent,
  isConfirmedKind,
  isRequestSealSigned,
  type RequestSeal,
  requestSealHash,
} from './request-seal.ts';
import type { SigningKey } from './signing-key.ts';
import { trustedKeys } from './trusted-keys.ts';
import {
  deskOfSite,
  requestSealsInOrder,
  requestsWithSeals,
  type SealedRequest,
  sealedUntil,
} from './verify-requests-store.ts';

interface Check {
  site: string | undefined;
  /** Of the instance: what is part of no day yet must be signed with it, or with the one of the newest day. */
  key: Pick<SigningKey, 'publicKey'> | undefined;
  /** The time: neither sealing nor signing may be far behind. Undefined: whatever waits may wait. */
  now: Date | undefined;
  fault: (one: LogFault) => void;
}

/** What was found of the seals of requests, beside faults. */
export interface RequestsReport {
  seals: number;
  /** Part of no signed day yet. */
  open: number;
  /** Of those: sealed longer ago than a day and what signing it takes. */
  overdue: number;
  /** Of those: signed with a key that is listed, and that is neither the present one nor that of the newest day. */
  foreign: number;
  /** Sealed later than ten minutes after the time that their event gives. */
  late: number;
}

/** Sealing happens every minute, and some transactions take longer. */
const longestWait = 10 * 60_000;
const longestOpen = 25 * 3_600_000;

/**
 * The seals of the logs of requests, each chained to the one before and signed, every event against its seal, and every request
 * against its events. That those of a signed day are all there is checked with the day.
 */
export async function verifyRequests(
  db: Database,
  { site, key, now, fault }: Check,
): Promise<RequestsReport> {
  const report = { seals: 0, open: 0, overdue: 0, foreign: 0, late: 0 };
  const desk = site === undefined ? undefined : await deskOfSite(db, site);
  if (desk === null) return report;
  const keys = await logKeys(db);
  const trusted = key === undefined ? keys : await trustedKeys(db, key);
  let before: RequestSeal | null = null;
  for await (const { missing, ...seal } of requestSealsInOrder(db, desk)) {
    const { deskId, number, sealedAt } = seal;
    const last: RequestSeal | null = before?.deskId === deskId ? before : null;
    if (number !== (last?.number ?? 0) + 1 || !sameBytes(seal.previous, last && requestSealHash(last)))
      fault({ what: 'request-seal-missing', desk: deskId, number: number - 1 });
    const isOpen = seal.day === null;
    const isKnown = isRequestSealSigned(seal, isOpen ? trusted : keys);
    if (!isKnown && isOpen && isRequestSealSigned(seal, keys)) report.foreign += 1;
    else if (!isKnown) fault({ what: 'request-seal-changed', desk: deskId, number });
    if (missing) fault({ what: 'request-missing', desk: deskId, number });
    report.seals += 1;
    if (isOpen) report.open += 1;
    if (isOpen && now !== undefined && +now - +sealedAt > longestOpen) report.overdue += 1;
    if (+sealedAt - +seal.at > longestWait) report.late += 1;
    before = seal;
  }
  await verifyEvents(db, { desk, now, fault });
  return report;
}

/** Each request against its seals. What is newer than all that is sealed waits for its seal: said once. */
async function verifyEvents(
  db: Database,
  { desk, now, fault }: Pick<Check, 'now' | 'fault'> & { desk: string | undefined },
): Promise<void> {
  // Read before the events: what is sealed meanwhile is no fault.
  const until = (await sealedUntil(db))?.getTime() ?? -Infinity;
  let waits: Date | null = null;
  for await (const request of requestsWithSeals(db, desk)) {
    const about = { desk: request.deskId, request: request.name };
    if (request.events.length === 0) fault({ what: 'request-without-seal', ...about });
    else if (!followsFromEvents(request)) fault({ what: 'request-changed', ...about });
    for (const { event, sealed } of request.events) {
      if (sealed !== null) {
        if (!sameBytes(sealed, eventContent(event))) fault({ what: 'request-changed', ...about });
      } else if (+event.at < until - longestWait) fault({ what: 'request-without-seal', ...about });
      else if (waits === null || event.at < waits) waits = event.at;
    }
  }
  if (waits !== null && now !== undefined && +now - +waits > longestWait)
    fault({ what: 'request-sealing-behind', at: waits.toISOString() });
}

/** Whether how it stands and until when it is due is what its events say. */
function followsFromEvents({ state, dueOn, confirms, events }: SealedRequest): boolean {
  const kinds = events.map(({ event }) => event.kind);
  const last = events.findLast(({ event }) => event.dueOn !== null)?.event.dueOn ?? null;
  const waits = confirms ?? isConfirmedKind(events[0]?.event.asked.kind ?? '');
  const closed = kinds.find((kind) => kind === 'done' || kind === 'refused');
  if (closed !== undefined) return state === closed && dueOn === last;
  const extended = kinds.includes('extended') ? 'extended' : 'open';
  return dueOn === last && state === (waits && !kinds.includes('confirmed') ? 'unconfirmed' : extended);
}
