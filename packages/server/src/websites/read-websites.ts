import { domainToUnicode } from 'node:url';
import type {
  listWebsites as listCall,
  QueryOf,
  readWebsite as call,
  ResultOf,
} from '@clausewright/contract';
import type { Outcome } from '../platform/http/envelope.ts';
import { type Session, websitesSeen } from '../platform/http/session.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { countStates } from './counted-state-store.ts';
import { findWebsite, listWebsites, type Website } from './website-store.ts';

/** Websites on a page unless the caller says how many. */
const usualPage = 50;

type Reading = Pick<InstancePorts, 'db'>;

export async function readWebsites(
  { db }: Reading,
  { session, query }: { session: Session; query: QueryOf<typeof listCall> },
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const { page = 1, per_page: perPage = usualPage, q = '' } = query;
  const asked = { q, page: Number(page), perPage: Number(perPage), among: websitesSeen(session) };
  await countStates(db, session.customerId);
  const { websites, total } = await listWebsites(db, session.customerId, asked);
  return { ok: true, value: { websites: websites.map(describeWebsite), total } };
}

export async function readWebsite(
  { db }: Reading,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const found = await findWebsite(db, id, session.customerId);
  return found === null
    ? { ok: false, reason: 'not-found' }
    : { ok: true, value: { website: describeWebsite(found) } };
}

/** As the API tells it: a host name as people write it. */
export function describeWebsite(one: Website): ResultOf<typeof call>['website'] {
  const { id, kind, name, verifiedAt, verifiedBy, rhythm, createdAt } = one;
  return {
    id,
    kind,
    name: kind === 'app' ? name : domainToUnicode(name) || name,
    verified_at: verifiedAt?.toISOString() ?? null,
    verified_by: verifiedBy,
    rhythm,
    created_at: createdAt.toISOString(),
  };
}
