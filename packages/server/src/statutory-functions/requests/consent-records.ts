import type {
  attachRequestConsents,
  BodyOf,
  QueryOf,
  readRequestConsents,
  ResultOf,
} from '@clausewright/contract';
import { recordsText, visitorRecords } from '../../consent/consent-log/visitor-records.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { listBanners } from './banner-store.ts';
import type { RequestDesk } from './desk-store.ts';
import { openDesk } from './own-desk.ts';
import { putContent } from './own-file.ts';
import { findRequest } from './request-store.ts';
import type { RequestPorts } from './submit-request.ts';

/** Answers of one visitor at one banner; a year of changing one's mind every third day. */
const most = 100;

interface Given {
  session: Session;
  id: string;
  request: string;
}

async function recordsOf(db: Database, desk: RequestDesk, visitor: string) {
  const found = [];
  for (const { site, domain } of await listBanners(db, desk)) {
    const records = await visitorRecords(db, { site, visitor, most: most + 1 });
    if (records.length > 0)
      found.push({ domain, records: records.slice(0, most), leftOut: records.length > most });
  }
  return found;
}

/** What the logs of the website have of the record that a visitor names. */
export async function readConsents(
  { db }: Pick<RequestPorts, 'db'>,
  { session, id, request, query: { visitor } }: Given & { query: QueryOf<typeof readRequestConsents> },
): Promise<Outcome<ResultOf<typeof readRequestConsents>>> {
  const opened = await openDesk(db, id, session);
  if (!opened.ok) return opened;
  if ((await findRequest(db, opened.desk.id, request)) === null) return { ok: false, reason: 'not-found' };
  const found = await recordsOf(db, opened.desk, visitor);
  return {
    ok: true,
    value: {
      records: found.flatMap(({ domain, records }) =>
        records.map(({ time, action, granted, version }) => ({ at: time, domain, action, granted, version })),
      ),
      left_out: found.some(({ leftOut }) => leftOut),
    },
  };
}

/** Puts them there for the visitor, as the file that the log exports; of several banners, one after the other in a list. */
export async function attachConsents(
  ports: RequestPorts,
  { body: { file_id: fileId, visitor }, ...given }: Given & { body: BodyOf<typeof attachRequestConsents> },
): Promise<Outcome<ResultOf<typeof attachRequestConsents>>> {
  const opened = await openDesk(ports.db, given.id, given.session);
  if (!opened.ok) return opened;
  const exportedAt = ports.clock().toISOString();
  const found = await recordsOf(ports.db, opened.desk, visitor);
  if (found.length === 0) return { ok: false, reason: 'request-no-consents' };
  const texts = found.map(({ records, ...site }) => recordsText(records, { ...site, exportedAt }));
  const text = texts.length === 1 ? (texts[0] ?? '') : `[${texts.join(',')}]\n`;
  return putContent(ports, given, { id: fileId, name: 'consent-records.json', bytes: Buffer.from(text) });
}
