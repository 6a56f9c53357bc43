import type {
  ActivityEntry,
  ActivityFormat,
  BodyOf,
  exportActivity as call,
  ResultOf,
} from '@clausewright/contract';
import type { InstancePorts } from '../platform/ports.ts';
import type { Database } from '../platform/database/schema.ts';
import { csvCell, csvMark } from '../platform/http/csv-cell.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import { sealFile } from '../platform/http/sealed-file.ts';
import type { Session } from '../platform/http/session.ts';
import { listActivity } from './activity-store.ts';
import { askedFor, described } from './read-activity.ts';

/** What is in a file. */
export interface ActivityFile extends BodyOf<typeof call> {
  ownerId: string;
}

export const filePurpose = 'activity-file';
export const contentTypes: Readonly<Record<ActivityFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

/** An address for a file of what the list shows. */
export function addressActivity(
  { clock, secret, publicUrl }: Pick<InstancePorts, 'clock' | 'secret' | 'publicUrl'>,
  { session, body }: { session: Session; body: BodyOf<typeof call> },
): Outcome<ResultOf<typeof call>> {
  const file: ActivityFile = { ownerId: session.customerId, ...body };
  const sealed = sealFile(file, { purpose: filePurpose, secret, now: clock() });
  return {
    ok: true,
    value: { url: `${publicUrl}/activity-files?file=${sealed}`, file_name: fileName(body.format) },
  };
}

export function fileName(format: ActivityFormat): string {
  return `activity.${format}`;
}

const columns = [
  'at',
  'kind',
  'by_owner',
  'means',
  'means_name',
  'object',
  'object_id',
  'object_name',
  'document_type',
  'country',
  'id',
] as const satisfies readonly (keyof ActivityEntry)[];

export function activityLine(entry: ActivityEntry): string {
  return columns.map((name) => csvCell(entry[name])).join(',');
}

/** Entries that are read at once. */
const atOnce = 500;

/** The text of a file, piece by piece, the newest entry first. */
export async function* fileText(
  db: Database,
  { ownerId, format, ...choice }: ActivityFile,
  now: Date,
): AsyncGenerator<string> {
  const isTable = format === 'csv';
  yield isTable ? csvMark + columns.join(',') : `{"exported_at":"${now.toISOString()}","entries":[`;
  let isFirst = true;
  for await (const row of entriesOf(db, ownerId, choice, now)) {
    if (isTable) yield `\r\n${activityLine(row)}`;
    else yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield isTable ? '\r\n' : '\n]}\n';
}

/** All entries of an account, the newest first, some at a time. */
export async function* entriesOf(
  db: Database,
  ownerId: string,
  choice: Omit<ActivityFile, 'ownerId' | 'format'>,
  now: Date,
): AsyncGenerator<ActivityEntry> {
  const asked = askedFor(ownerId, choice, now);
  let after: string | null = null;
  do {
    const found = await listActivity(db, { ...asked, after, most: atOnce });
    for (const one of found) yield described(one);
    after = found.length < atOnce ? null : (found.at(-1)?.id ?? null);
  } while (after !== null);
}
