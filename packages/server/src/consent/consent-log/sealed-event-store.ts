import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { SealedEvent } from './leaf.ts';
import type { Span } from './seal.ts';

/** Rows read at a time. */
const page = 5000;

export const eventColumns = [
  'site_id as siteId',
  'at',
  'id',
  'received_at as receivedAt',
  'client_at as clientAt',
  'visitor',
  'visitor_hash as visitorHash',
  'snapshot',
  'action',
  'layer',
  'regime',
  'granted',
  'offered',
  'vendors',
  'country',
  'gpc',
] as const;

/** The answers received in a span, by site and id, read in pages. */
export async function* eventsReceived(
  db: Database | Transaction,
  { from, to }: Span,
  siteId?: string,
): AsyncGenerator<SealedEvent> {
  for (let last: SealedEvent | undefined; ;) {
    const after = last;
    const rows: SealedEvent[] = await db
      .selectFrom('consent_events')
      .select(eventColumns)
      .where('received_at', '>=', from)
      .where('received_at', '<', to)
      .$if(siteId !== undefined, (query) => query.where('site_id', '=', siteId ?? ''))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(site_id::text, id) > (${after?.siteId ?? ''}, ${after?.id ?? ''}::uuid)`),
      )
      .orderBy(sql`site_id::text`)
      .orderBy('id')
      .limit(page)
      .execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < page) return;
  }
}

/** When the first answer of a span was received; null where there is none. */
export async function firstReceived(db: Database | Transaction, { from, to }: Span): Promise<Date | null> {
  const row = await db
    .selectFrom('consent_events')
    .select(({ fn }) => fn.min('received_at').as('first'))
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .executeTakeFirst();
  return row?.first ?? null;
}

/** When the first answer was received after so many of a span and those received with the last of them; null where there is none. */
export async function receivedAfter(db: Database, { from, to }: Span, count: number): Promise<Date | null> {
  const last = db
    .selectFrom('consent_events')
    .select('received_at')
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .orderBy('received_at')
    .offset(count - 1)
    .limit(1);
  const row = await db
    .selectFrom('consent_events')
    .select(({ fn }) => fn.min('received_at').as('next'))
    .where('received_at', '>', last)
    .where('received_at', '<', to)
    .executeTakeFirst();
  return row?.next ?? null;
}
