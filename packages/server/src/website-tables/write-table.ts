import { domainToUnicode } from 'node:url';
import {
  type QueryOf,
  type readWebsiteTable as call,
  type ResultOf,
  tableColumns,
  tableLimits,
} from '@clausewright/contract';
import { csvCell, csvMark } from '../platform/http/csv-cell.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import type { Facts } from './judge-rows.ts';
import type { TablePorts } from './preview-table.ts';
import { listForTable } from './website-table-store.ts';

type Line = Facts & { address: string; scan?: 'yes'; remove?: never };

export function tableLine(line: Line): string {
  return tableColumns.map((column) => csvCell(line[column])).join(',');
}

const example: readonly Line[] = [
  {
    address: 'shop.example.com',
    name: 'Muster Shop',
    languages: 'de en',
    company: 'Muster GmbH',
    country: 'DE',
    email: 'kontakt@example.com',
    scan: 'yes',
  },
  {
    address: 'blog.example.org',
    name: 'A Blog',
    languages: 'en',
    person: 'Mary Byrne',
    country: 'IE',
    email: 'mary@example.org',
  },
];

/** Sent back as it is, it changes nothing: nothing is looked at unless somebody writes so. */
export async function writeTable(
  { db }: Pick<TablePorts, 'db'>,
  { session, query }: { session: Session; query: QueryOf<typeof call> },
): Promise<Outcome<ResultOf<typeof call>>> {
  const isExample = query.of === 'example';
  const lines = isExample ? example : await ownLines(db, session.customerId);
  const head = csvMark + tableColumns.join(',');
  const text = [head, ...lines.map(tableLine), ''].join('\r\n');
  const name = isExample ? 'websites-example.csv' : 'websites.csv';
  return { ok: true, value: { file_name: name, text, rows: lines.length } };
}

async function ownLines(db: TablePorts['db'], ownerId: string): Promise<Line[]> {
  const websites = await listForTable(db, ownerId, tableLimits.websites);
  return websites.map(({ name, facts }) => ({ ...facts, address: domainToUnicode(name) || name }));
}
