/** What the log is held against: the same rows in the same table, without counters and without asking whose they are. */
import type { Pool } from 'pg';
import type { ConsentEvent } from '../../packages/server/src/consent/consent-log/consent-event.ts';

const columns = [
  ['site_id', 'text'],
  ['at', 'timestamptz'],
  ['id', 'uuid'],
  ['received_at', 'timestamptz'],
  ['client_at', 'timestamptz'],
  ['visitor', 'uuid'],
  ['snapshot', 'text'],
  ['action', 'smallint'],
  ['layer', 'smallint'],
  ['regime', 'text'],
  ['granted', 'smallint'],
  ['offered', 'smallint'],
  ['vendors', 'bytea'],
  ['country', 'text'],
  ['gpc', 'boolean'],
] as const;
const names = columns.map(([name]) => name).join(', ');

function valuesOf(event: ConsentEvent): unknown[] {
  const { site, at, id, clientAt, visitor, snapshot, action, layer, regime, granted, offered } = event;
  return [site, at, id, at, clientAt, visitor, snapshot, action, layer, regime, granted, offered].concat(
    event.vendors as never,
    event.country as never,
    event.gpc as never,
  );
}

const one = `insert into consent_events (${names}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`;
export async function insertOne(pool: Pool, event: ConsentEvent): Promise<void> {
  await pool.query(one, valuesOf(event));
}

const many = `insert into consent_events (${names}) select * from unnest(${columns
  .map(([, type], n) => `$${n + 1}::${type}[]`)
  .join(', ')})`;
export async function insertMany(pool: Pool, events: readonly ConsentEvent[]): Promise<void> {
  const rows = events.map(valuesOf);
  await pool.query(
    many,
    columns.map((_, n) => rows.map((row) => row[n])),
  );
}
