import { domainToUnicode } from 'node:url';
import {
  type BodyOf,
  type Language,
  type previewWebsiteTable as call,
  type ResultOf,
  tableLimits,
} from '@clausewright/contract';
import type { Database } from '../platform/database/schema.ts';
import type { Outcome, Refused } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import { translate } from '../platform/http/translate.ts';
import type { ScanPorts } from '../scans/ports.ts';
import { decodeTable } from './decode-table.ts';
import { type JudgedRow, judgeRows } from './judge-rows.ts';
import { countRows, nameOfPlan, type PlannedRow, planRows } from './plan-rows.ts';
import { readTable, type Table } from './read-table.ts';
import { countWebsites, knownWebsites, lastTable } from './website-table-store.ts';

export type TablePorts = Pick<ScanPorts, 'db' | 'clock' | 'enqueue' | 'siteNetworks'>;
type Given = BodyOf<typeof call>;
type Preview = ResultOf<typeof call>;

export interface OpenedTable extends Pick<Table, 'columns' | 'separator' | 'unknown'> {
  encoding: Preview['encoding'];
  rows: JudgedRow[];
}

/** What somebody sent, as far as it says something by itself. */
export async function openTable(
  { file, text }: Given,
  { siteNetworks }: Pick<TablePorts, 'siteNetworks'>,
  { key }: Pick<Session, 'key'>,
): Promise<{ ok: true; opened: OpenedTable } | Refused> {
  if ((file === undefined) === (text === undefined))
    return { ok: false, reason: 'answers-invalid', fields: [{ field: 'text', code: 'required' }] };
  const bytes = Buffer.from(file ?? text ?? '', file === undefined ? 'utf8' : 'base64');
  if (bytes.length > tableLimits.bytes) return { ok: false, reason: 'table-too-large' };
  const { encoding, text: decoded } = decodeTable(bytes);
  const read = await readTable(decoded);
  if (!read.ok) return read;
  const { rows, ...table } = read.table;
  // Members who may write for all websites may do that too.
  const mayScan = key === undefined || key.scopes.includes('scan');
  return { ok: true, opened: { ...table, encoding, rows: await judgeRows(rows, { siteNetworks, mayScan }) } };
}

/** What it does as things stand. `held`: nobody changes that before the transaction ends. */
export async function planTable(
  db: Database,
  { ownerId, rows, held }: { ownerId: string; rows: readonly JudgedRow[]; held: boolean },
): Promise<{ ok: true; planned: PlannedRow[]; preview: string } | Refused> {
  const domains = rows.flatMap(({ domain }) => domain ?? []);
  const planned = planRows(rows, await knownWebsites(db, ownerId, { domains, held }));
  const { made } = countRows(planned);
  if (made > 0 && made + (await countWebsites(db, ownerId)) > tableLimits.websites)
    return { ok: false, reason: 'websites-too-many' };
  const last = await lastTable(db, ownerId);
  return { ok: true, planned, preview: nameOfPlan(planned, last?.requestId ?? null) };
}

export async function previewTable(
  ports: TablePorts,
  { session, language, body }: { session: Session; language: Language; body: Given },
): Promise<Outcome<Preview>> {
  const read = await openTable(body, ports, session);
  if (!read.ok) return read;
  const { rows, unknown, ...about } = read.opened;
  const plan = await planTable(ports.db, { ownerId: session.customerId, rows, held: false });
  if (!plan.ok) return plan;
  return {
    ok: true,
    value: {
      ...about,
      preview: plan.preview,
      unknown_columns: unknown,
      counts: countRows(plan.planned),
      rows: plan.planned.map((row) => describeRow(row, language)),
    },
  };
}

function describeRow(
  { row, written, domain, outcome, changes, scan, faults }: PlannedRow,
  language: Language,
): Preview['rows'][number] {
  return {
    row,
    address: domain === null ? written : domainToUnicode(domain) || domain,
    outcome,
    changes,
    scan,
    faults: faults.map(({ column, code, values }) => ({
      column,
      code,
      value: translate(language, code, values),
    })),
  };
}
