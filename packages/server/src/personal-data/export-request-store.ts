import type { Database } from '../platform/database/schema.ts';
import { authorName } from '../statutory-functions/requests/note-store.ts';

/** The desks of an account for requests, with what visitors asked there and what became of it. */
export async function readRequestDesks(db: Database, accountId: string) {
  const desks = await db
    .selectFrom('request_desks as d')
    .innerJoin('websites as w', 'w.id', 'd.website_id')
    .select([
      'd.id',
      'w.name as website',
      'd.token',
      'd.trader',
      'd.email',
      'd.language',
      'd.active',
      'd.created_at',
    ])
    .where('w.owner_id', '=', accountId)
    .orderBy('w.name')
    .execute();
  if (desks.length === 0) return [];
  const requests = await db
    .selectFrom('privacy_requests')
    .select(['id', 'desk_id', 'number', 'kind', 'email', 'said', 'language', 'received_at', 'received_on'])
    .select(['laws', 'law', 'article', 'confirm_by', 'due_on', 'extendable_to', 'state'])
    .where(
      'desk_id',
      'in',
      desks.map(({ id }) => id),
    )
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('privacy_request_events as e')
    .innerJoin('privacy_requests as r', 'r.id', 'e.request_id')
    .select(['e.request_id', 'e.kind', 'e.at', 'e.said', 'e.due_on'])
    .where(
      'r.desk_id',
      'in',
      desks.map(({ id }) => id),
    )
    .orderBy('e.request_id')
    .orderBy('e.number')
    .execute();
  const notes = await db
    .selectFrom('request_notes as n')
    .innerJoin('privacy_requests as r', 'r.id', 'n.request_id')
    .leftJoin('customers as c', 'c.id', 'n.person_id')
    .select(['n.request_id', 'n.at', authorName.as('author'), 'n.said'])
    .where(
      'r.desk_id',
      'in',
      desks.map(({ id }) => id),
    )
    .orderBy('n.request_id')
    .orderBy('n.number')
    .execute();
  const notesOf = Map.groupBy(notes, ({ request_id: of }) => of);
  const files = await db
    .selectFrom('request_files as f')
    .innerJoin('privacy_requests as r', 'r.id', 'f.request_id')
    .select(['f.request_id', 'f.name', 'f.bytes', 'f.put_at', 'f.expires_at', 'f.fetched_at'])
    .where(
      'r.desk_id',
      'in',
      desks.map(({ id }) => id),
    )
    .orderBy('f.put_at')
    .orderBy('f.id')
    .execute();
  const filesOf = Map.groupBy(files, ({ request_id: of }) => of);
  const eventsOf = Map.groupBy(events, ({ request_id: of }) => of);
  const requestsOf = Map.groupBy(requests, ({ desk_id: of }) => of);
  return desks.map(({ id: deskId, ...desk }) => ({
    ...desk,
    requests: (requestsOf.get(deskId) ?? []).map(({ id, ...request }) => ({
      ...request,
      events: (eventsOf.get(id) ?? []).map(({ kind, at, said, due_on }) => ({ kind, at, said, due_on })),
      notes: (notesOf.get(id) ?? []).map(({ at, author, said }) => ({ at, author, said })),
      files: (filesOf.get(id) ?? []).map(({ name, bytes, put_at, expires_at, fetched_at }) => ({
        name,
        bytes,
        put_at,
        expires_at,
        fetched_at,
      })),
    })),
  }));
}
