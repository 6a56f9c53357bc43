import {
  type ActivityEntry,
  type exportActivity,
  type listActivity as listCall,
  listActivityKinds,
  type BodyOf,
  type QueryOf,
  type ResultOf,
} from '@clausewright/contract';
import type { InstancePorts } from '../platform/ports.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import { type Asked, listActivity, type StoredEntry } from './activity-store.ts';

const perPage = 50;
const day = 86_400_000;

/** What was done in the account, a page at a time. */
export async function readActivity(
  { db, clock }: Pick<InstancePorts, 'db' | 'clock'>,
  { session, query }: { session: Session; query: QueryOf<typeof listCall> },
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const asked = { ...askedFor(session.customerId, query, clock()), after: query.after ?? null };
  const found = await listActivity(db, { ...asked, most: perPage + 1 });
  const entries = found.slice(0, perPage);
  const next = found.length > perPage ? (entries.at(-1)?.id ?? null) : null;
  return { ok: true, value: { entries: entries.map((one) => described(one)), next } };
}

type Choice = Omit<BodyOf<typeof exportActivity>, 'format'>;

/** A kind and a part that do not go together leave nothing. */
export function askedFor(
  ownerId: string,
  { kind, area, days }: Choice,
  now: Date,
): Pick<Asked, 'ownerId' | 'kinds' | 'since'> {
  const inArea = area === undefined ? null : listActivityKinds(area);
  const kinds = kind === undefined ? inArea : (inArea ?? [kind]).filter((one) => one === kind);
  const since = days === undefined ? null : new Date(now.getTime() - Number(days) * day);
  return { ownerId, kinds, since };
}

/** An entry as calls and files tell it. */
export function described({ actorId, at, ...entry }: StoredEntry): ActivityEntry {
  return {
    id: entry.id,
    at: at.toISOString(),
    kind: entry.kind,
    by_owner: actorId !== null,
    means: entry.means,
    means_name: entry.meansName,
    object: entry.object,
    object_id: entry.objectId,
    object_name: entry.name,
    document_type: entry.documentType,
    country: entry.country,
  };
}
