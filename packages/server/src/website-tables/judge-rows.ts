/** The rows of a table, each by itself and against those before it. */
import { setImmediate } from 'node:timers/promises';
import { type FactColumn, factColumns, type FieldFault, type TableColumn } from '@clausewright/contract';
import type { Networks } from '@clausewright/scanner/networks';
import { parseDomain } from '../consent/consents/parse-domain.ts';
import type { MessageValues } from '../platform/http/translate.ts';
import { scanAddress } from '../scans/scan-address.ts';
import { judgeFact, judgeYes, lineOf } from './judge-cells.ts';
import type { TableRow } from './read-table.ts';

export type Facts = Readonly<Partial<Record<FactColumn, string>>>;

export interface RowFault {
  /** Null: the row as a whole. */
  column: TableColumn | null;
  code: FieldFault | 'site-refused' | 'key-scope';
  values?: MessageValues;
}

export interface JudgedRow {
  row: number;
  /** What stands there. */
  written: string;
  /** Null where no website is named. */
  domain: string | null;
  /** Of each column that the table has; empty to have it removed. */
  facts: Facts;
  scan: boolean;
  /** It is to be taken off the list. */
  remove: boolean;
  faults: RowFault[];
}

const told = 100;

export interface Judging {
  siteNetworks: Networks;
  /** Whoever sent the table may have websites looked at. */
  mayScan: boolean;
}

/** So many are judged before others have their turn. */
const atOnce = 100;

export async function judgeRows(rows: readonly TableRow[], by: Judging): Promise<JudgedRow[]> {
  const rowOf = new Map<string, number>();
  const all: JudgedRow[] = [];
  for (const [at, one] of rows.entries()) {
    if (at % atOnce === atOnce - 1) await setImmediate();
    const judged = judgeRow(one, by);
    all.push(judged);
    if (judged.domain === null) continue;
    const earlier = rowOf.get(judged.domain);
    rowOf.set(judged.domain, earlier ?? judged.row);
    if (earlier !== undefined)
      judged.faults.push({ column: 'address', code: 'row-repeated', values: { row: earlier } });
  }
  return all;
}

function judgeRow({ row, cells, tooWide }: TableRow, { siteNetworks, mayScan }: Judging): JudgedRow {
  const faults: RowFault[] = tooWide ? [{ column: null, code: 'row-too-wide' }] : [];
  const facts: Partial<Record<FactColumn, string>> = {};
  const written = lineOf(cells.address ?? '') ?? '';
  const address = written === '' ? null : scanAddress(written, siteNetworks);
  const domain = address === null ? null : parseDomain(address.href);
  if (domain === null) faults.push({ column: 'address', code: written === '' ? 'required' : 'site-refused' });
  for (const column of factColumns) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const judged = judgeFact(column, cell);
    if (judged.ok) facts[column] = judged.value;
    else faults.push({ ...faultOf(judged), column });
  }
  const wanted = { scan: false, remove: false };
  for (const column of ['scan', 'remove'] as const) {
    const judged = judgeYes(cells[column] ?? '');
    if (judged.ok) wanted[column] = judged.value;
    else faults.push({ ...faultOf(judged), column });
  }
  if (wanted.scan && !mayScan) faults.push({ column: 'scan', code: 'key-scope' });
  return { row, written: written.slice(0, told), domain, facts, ...wanted, faults };
}

function faultOf({ code, values }: Omit<RowFault, 'column' | 'code'> & { code: FieldFault }) {
  return { code, ...(values && { values }) };
}
