import type { ConsentRecord } from '@clausewright/contract/banner';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** An answer with what the server knows of it. */
export interface Answer extends Omit<ConsentRecord, 'vendors' | 'at'> {
  site: string;
  vendors: Uint8Array | null;
  country: string | null;
  /** By the visitor's clock. */
  clientAt: Date;
}

/**
 * Writes an answer and counts it for its day (UTC), both or neither. A repeat of one that is there changes
 * nothing.
 */
export async function insertAnswer(db: Database, answer: Answer, now: Date): Promise<void> {
  const { site, action, regime } = answer;
  await db
    .with('written', (query) =>
      query
        .insertInto('consent_events')
        .values({
          site_id: site,
          at: now,
          id: answer.id,
          visitor: answer.visitor,
          snapshot: answer.snapshot,
          action,
          layer: answer.layer,
          regime,
          granted: answer.granted,
          offered: answer.offered,
          vendors: answer.vendors,
          country: answer.country,
          gpc: answer.gpc,
          client_at: answer.clientAt,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
        .returning(['site_id', 'action', 'regime']),
    )
    .insertInto('consent_days')
    .columns(['site_id', 'day', 'action', 'regime', 'answers'])
    .expression((query) =>
      query
        .selectFrom('written')
        .select([
          'site_id',
          sql<string>`${now.toISOString().slice(0, 10)}::date`.as('day'),
          'action',
          'regime',
          sql<number>`1`.as('answers'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'day', 'action', 'regime'])
        .doUpdateSet({ answers: sql`consent_days.answers + 1` }),
    )
    .execute();
}
