import type {
  deleteScan,
  Language,
  listScans,
  readScan as call,
  ResultOf,
  ScanChanges,
  ScanResult,
} from '@clausewright/contract';
import { ruleWords } from '@clausewright/scanner/rule-words';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import type { ScanPorts } from './ports.ts';
import { findScan, removeScan, scansOf } from './scan-store.ts';

const mostListed = 50;

type Reading = Pick<ScanPorts, 'db' | 'clock'>;

/** Whoever knows the id may read it: it is as good as a secret. */
export async function readScan(
  { db, clock }: Reading,
  id: string,
  language: Language = 'en',
): Promise<Outcome<ResultOf<typeof call>>> {
  const scan = await findScan(db, id, clock());
  if (scan === undefined) return { ok: false, reason: 'not-found' };
  const words = ruleWords(rulesIn(scan), language);
  return { ok: true, value: { ...scan, ...timesOf(scan), rule_words: words } };
}

/** Of the check for accessibility. */
function rulesIn({
  result,
  changes,
}: {
  result: ScanResult | null;
  changes: ScanChanges | null;
}): Set<string> {
  const { barriers = [], open = [] } = result?.accessibility ?? {};
  const { new: appeared = [], gone = [] } = changes?.accessibility ?? {};
  return new Set([...[...barriers, ...open].map(({ rule }) => rule), ...appeared, ...gone]);
}

export async function readOwnScans(
  { db, clock }: Reading,
  session: Session,
): Promise<Outcome<ResultOf<typeof listScans>>> {
  const found = await scansOf(db, session.customerId, { now: clock(), most: mostListed });
  return { ok: true, value: { scans: found.map((scan) => ({ ...scan, ...timesOf(scan) })) } };
}

export async function forgetScan(
  { db }: Reading,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof deleteScan>>> {
  return (await inTransaction(db, (trx) => removeScan(trx, id, session.customerId)))
    ? { ok: true, value: {} }
    : { ok: false, reason: 'not-found' };
}

function timesOf(scan: { created_at: Date; finished_at: Date | null; expires_at: Date }) {
  return {
    created_at: scan.created_at.toISOString(),
    finished_at: scan.finished_at?.toISOString() ?? null,
    expires_at: scan.expires_at.toISOString(),
  };
}
