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
 * nothing, and an answer to a site that was deleted meanwhile is forgotten: its site is held while it is written.
 */
export async function insertAnswer(db: Database, answer: Answer, now: Date): Promise<void> {
  const { site, action, regime } = answer;
  const { id, visitor, snapshot, layer, granted, offered, vendors, country, gpc, clientAt } = answer;
  await db
    .with('site', (query) =>
      query
        .selectFrom('consents')
        .select('site_id')
        .where('site_id', '=', site)
        .where('deleted_at', 'is', null)
        .forKeyShare(),
    )
    .with('written', (query) =>
      query
        .insertInto('consent_events')
        .columns([
          'site_id',
          'at',
          'id',
          'visitor',
          'snapshot',
          'action',
          'layer',
          'regime',
          'granted',
          'offered',
          'vendors',
          'country',
          'gpc',
          'client_at',
        ])
        .expression((from) =>
          from
            .selectFrom('site')
            .select((value) => [
              'site_id',
              value.val(now).as('at'),
              value.val(id).as('id'),
              value.val(visitor).as('visitor'),
              value.val(snapshot).as('snapshot'),
              value.val(action).as('action'),
              value.val(layer).as('layer'),
              value.val(regime).as('regime'),
              value.val(granted).as('granted'),
              value.val(offered).as('offered'),
              value.val(vendors).as('vendors'),
              value.val(country).as('country'),
              value.val(gpc).as('gpc'),
              value.val(clientAt).as('client_at'),
            ]),
        )
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
