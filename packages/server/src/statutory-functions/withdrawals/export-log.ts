import type {
  BodyOf,
  exportWithdrawals,
  LoggedWithdrawal,
  ResultOf,
  WithdrawalFormat,
} from '@clausewright/contract';
import { placeName } from '../../documents/site-consistency/place.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { Database } from '../../platform/database/schema.ts';
import { csvCell, csvMark } from '../../platform/http/csv-cell.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { sealFile } from '../../platform/http/sealed-file.ts';
import type { Session } from '../../platform/http/session.ts';
import { countDeclarations, declarationsBefore } from './declaration-store.ts';
import { openFunction } from './own-functions.ts';
import { described } from './read-log.ts';

/** What is in a file. */
export interface WithdrawalFile {
  id: string;
  site: string;
  format: WithdrawalFormat;
}

export const filePurpose = 'withdrawal-file';
export const contentTypes: Readonly<Record<WithdrawalFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

/** An address for a file of all declarations, and how many there are. */
export async function exportLog(
  ports: Pick<InstancePorts, 'db' | 'clock' | 'secret' | 'publicUrl'>,
  { session, id, body }: { session: Session; id: string; body: BodyOf<typeof exportWithdrawals> },
): Promise<Outcome<ResultOf<typeof exportWithdrawals>>> {
  const { db, clock, secret, publicUrl } = ports;
  const opened = await openFunction(db, id, session);
  if (!opened.ok) return opened;
  const { format } = body;
  const file: WithdrawalFile = { id, site: placeName(opened.of.place), format };
  const sealed = sealFile(file, { purpose: filePurpose, secret, now: clock() });
  return {
    ok: true,
    value: {
      url: `${publicUrl}/withdrawal-logs?file=${sealed}`,
      records: (await countDeclarations(db, [id])).get(id) ?? 0,
      file_name: fileName(format),
    },
  };
}

export function fileName(format: WithdrawalFormat): string {
  return `withdrawals.${format}`;
}

const columns = [
  'declaration_id',
  'received_at',
  'name',
  'email',
  'contract',
  'items',
  'language',
  'acknowledgement',
  'notice',
] as const satisfies readonly (keyof LoggedWithdrawal)[];

/** Declarations that are read at once. */
const atOnce = 500;

/** The text of a file, piece by piece, newest declaration first. */
export async function* fileText(
  db: Database,
  { id, site, format }: WithdrawalFile,
  exportedAt: Date,
): AsyncGenerator<string> {
  const isTable = format === 'csv';
  yield isTable
    ? csvMark + columns.join(',')
    : `{"site":${JSON.stringify(site)},"exported_at":"${exportedAt.toISOString()}","declarations":[`;
  let isFirst = true;
  let last: { receivedAt: Date; id: string } | null = null;
  for (;;) {
    const found = await declarationsBefore(db, id, last, atOnce);
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
