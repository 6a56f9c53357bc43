/** What a table would do to the websites of an account as they are. Pure. */
import { createHash } from 'node:crypto';
import { type FactColumn, factColumns, type RowOutcome } from '@clausewright/contract';
import { canonicalJson } from '../platform/canonical-json.ts';
import type { Facts, JudgedRow, RowFault } from './judge-rows.ts';

export interface KnownWebsite {
  facts: Facts;
  /** It stands in the list of its owner. */
  listed: boolean;
  /** A look waits for its turn. */
  waits: boolean;
  /** It would stand there whether or not its owner put it there. */
  used: boolean;
}

export interface PlannedRow {
  row: number;
  written: string;
  domain: string | null;
  outcome: RowOutcome;
  changes: { column: FactColumn; from: string; to: string }[];
  /** All that will be known. */
  facts: Facts;
  scan: boolean;
  faults: readonly RowFault[];
}

export function planRows(rows: readonly JudgedRow[], known: ReadonlyMap<string, KnownWebsite>): PlannedRow[] {
  return rows.map((row) => planRow(row, row.domain === null ? undefined : known.get(row.domain)));
}

function planRow({ remove, ...judged }: JudgedRow, known: KnownWebsite | undefined): PlannedRow {
  const { faults, ...row } = judged;
  const before = known?.facts ?? {};
  if (remove && row.domain !== null && faults.length === 0) return planRemoval(judged, known);
  const changes = factColumns.flatMap((column) => {
    const [from, to] = [before[column] ?? '', row.facts[column] ?? before[column] ?? ''];
    return from === to ? [] : [{ column, from, to }];
  });
  const after = { ...before, ...Object.fromEntries(changes.map(({ column, to }) => [column, to])) };
  const facts = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== ''));
  const all: RowFault[] = [...faults];
  if (facts['company'] && facts['person']) all.push({ column: 'person', code: 'owner-twice' });
  if (row.domain === null || all.length > 0)
    return { ...row, outcome: 'refused', changes: [], facts: before, scan: false, faults: all };
  const outcome = known?.listed !== true ? 'made' : changes.length > 0 ? 'changed' : 'same';
  return { ...row, outcome, changes, facts, scan: row.scan && known?.waits !== true, faults: all };
}

/** What nothing hangs on goes with what was said of it; other columns of the row mean nothing then. */
function planRemoval(row: Omit<JudgedRow, 'remove'>, known: KnownWebsite | undefined): PlannedRow {
  const isThere = known?.listed === true;
  if (isThere && known.used) {
    const faults: RowFault[] = [{ column: 'remove', code: 'website-in-use' }];
    return { ...row, outcome: 'refused', changes: [], facts: known.facts, scan: false, faults };
  }
  const changes = factColumns.flatMap((column) => {
    const from = isThere ? (known.facts[column] ?? '') : '';
    return from === '' ? [] : [{ column, from, to: '' }];
  });
  return { ...row, outcome: isThere ? 'removed' : 'same', changes, facts: {}, scan: false };
}

export interface Counts extends Readonly<Record<RowOutcome, number>> {
  readonly scans: number;
}

export function countRows(rows: readonly PlannedRow[]): Counts {
  const of = (wanted: RowOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    made: of('made'),
    changed: of('changed'),
    removed: of('removed'),
    same: of('same'),
    refused: of('refused'),
    scans: rows.filter(({ scan }) => scan).length,
  };
}

/** Of what is shown, and of the table that the account took in before: one that was shown earlier is none of now. */
export function nameOfPlan(rows: readonly PlannedRow[], lastRequest: string | null): string {
  return createHash('sha256')
    .update(canonicalJson([lastRequest, rows]))
    .digest('base64url');
}
