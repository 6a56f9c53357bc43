/** The rows of a table, each by itself and against those before it. Pure. */
import { type FactColumn, factColumns, type FieldFault, type TableColumn } from '@clausewright/contract';
import type { Networks } from '@clausewright/scanner/networks';
import { parseDomain } from '../consent/consents/parse-domain.ts';
import type { MessageValues } from '../platform/http/translate.ts';
import { scanAddress } from '../scans/scan-address.ts';
import { judgeFact, judgeScan, lineOf } from './judge-cells.ts';
import type { TableRow } from './read-table.ts';

export type Facts = Readonly<Partial<Record<FactColumn, string>>>;

export interface RowFault {
  /** Null: the row as a whole. */
  column: TableColumn | null;
  code: FieldFault | 'site-refused';
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
  faults: RowFault[];
}

const told = 100;

export function judgeRows(rows: readonly TableRow[], siteNetworks: Networks): JudgedRow[] {
  const rowOf = new Map<string, number>();
  return rows.map((one) => {
    const judged = judgeRow(one, siteNetworks);
    if (judged.domain === null) return judged;
    const earlier = rowOf.get(judged.domain);
    rowOf.set(judged.domain, earlier ?? judged.row);
    if (earlier !== undefined)
      judged.faults.push({ column: 'address', code: 'row-repeated', values: { row: earlier } });
    return judged;
  });
}

function judgeRow({ row, cells, tooWide }: TableRow, siteNetworks: Networks): JudgedRow {
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
  const scan = judgeScan(cells.scan ?? '');
  if (!scan.ok) faults.push({ ...faultOf(scan), column: 'scan' });
  return { row, written: written.slice(0, told), domain, facts, scan: scan.ok && scan.value, faults };
}

function faultOf({ code, values }: Omit<RowFault, 'column' | 'code'> & { code: FieldFault }) {
  return { code, ...(values && { values }) };
}
