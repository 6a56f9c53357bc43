import type { BodyOf, exportRequests, RequestLogFormat, ResultOf } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';
import { csvCell, csvMark } from '../../platform/http/csv-cell.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { sealFile } from '../../platform/http/sealed-file.ts';
import type { Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { websiteName } from './describe-desk.ts';
import { countAll, type LoggedRequest, requestsAfter } from './log-store.ts';
import { openDesk } from './own-desk.ts';

/** What is in a file. */
export interface RequestLogFile {
  desk: string;
  site: string;
  format: RequestLogFormat;
}

export const filePurpose = 'request-log-file';
export const contentTypes: Readonly<Record<RequestLogFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

/** An address for a file of all requests, and how many there are. */
export async function exportLog(
  ports: Pick<InstancePorts, 'db' | 'clock' | 'secret' | 'publicUrl'>,
  { session, id, body }: { session: Session; id: string; body: BodyOf<typeof exportRequests> },
): Promise<Outcome<ResultOf<typeof exportRequests>>> {
  const { db, clock, secret, publicUrl } = ports;
  const opened = await openDesk(db, id, session);
  if (!opened.ok) return opened;
  const { format } = body;
  const file: RequestLogFile = { desk: opened.desk.id, site: websiteName(opened.desk), format };
  const sealed = sealFile(file, { purpose: filePurpose, secret, now: clock() });
  return {
    ok: true,
    value: {
      url: `${publicUrl}/request-logs?file=${sealed}`,
      records: await countAll(db, opened.desk.id),
      file_name: fileName(format),
    },
  };
}

export function fileName(format: RequestLogFormat): string {
  return `requests.${format}`;
}

/** Without notes, which are for those who deal with a request. */
function described(one: LoggedRequest) {
  return {
    number: one.number,
    kind: one.kind,
    state: one.state,
    received_at: one.receivedAt.toISOString(),
    due_on: one.dueOn,
    law: one.law,
    article: one.article,
    confirmed_at: one.confirmedAt?.toISOString() ?? null,
    extended_at: one.extendedAt?.toISOString() ?? null,
    closed_at: one.closedAt?.toISOString() ?? null,
    language: one.language,
    email: one.email,
    said: one.said,
    told: one.told,
  };
}

const columns = [
  'number',
  'kind',
  'state',
  'received_at',
  'due_on',
  'law',
  'article',
  'confirmed_at',
  'extended_at',
  'closed_at',
  'language',
  'email',
  'said',
  'told',
] as const satisfies readonly (keyof ReturnType<typeof described>)[];

/** Requests that are read at once. */
const atOnce = 500;

/** The text of a file, piece by piece, what came first before the rest. */
export async function* fileText(
  db: Database,
  { desk, site, format }: RequestLogFile,
  exportedAt: Date,
): AsyncGenerator<string> {
  const isTable = format === 'csv';
  yield isTable
    ? csvMark + columns.join(',')
    : `{"site":${JSON.stringify(site)},"exported_at":"${exportedAt.toISOString()}","requests":[`;
  let isFirst = true;
  let last: LoggedRequest | null = null;
  for (;;) {
    const found: LoggedRequest[] = await requestsAfter(db, desk, last, atOnce);
    for (const one of found) {
      const row = described(one);
      if (isTable) yield `\r\n${columns.map((name) => csvCell(row[name])).join(',')}`;
      else yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`;
      isFirst = false;
    }
    last = found.at(-1) ?? null;
    if (found.length < atOnce || last === null) break;
  }
  yield isTable ? '\r\n' : '\n]}\n';
}
