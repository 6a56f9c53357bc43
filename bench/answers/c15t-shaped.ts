/**
 * How c15t's handler writes an answer (the study, section 3): statement by statement, look up or make, then a
 * transaction for the consent and its audit row. Kinder than the original: purposes are looked up together, and
 * every look-up has an index.
 */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { ConsentEvent } from '../../packages/server/src/consent/consent-log/consent-event.ts';

const tables = `
  create schema c15t;
  create table c15t.domain (id uuid primary key, name text not null unique);
  create table c15t.policy (id uuid primary key, type text not null, active boolean not null);
  create index on c15t.policy (type, active);
  create table c15t.purpose (id uuid primary key, code text not null unique);
  create table c15t.subject (id uuid primary key, external_id text not null unique, created_at timestamptz not null);
  create table c15t.consent (id uuid primary key, subject_id uuid not null references c15t.subject,
    domain_id uuid not null references c15t.domain, policy_id uuid not null references c15t.policy,
    purpose_ids jsonb not null, action text not null, jurisdiction text, user_agent text, given_at timestamptz not null);
  create index on c15t.consent (subject_id, domain_id, policy_id);
  create table c15t.audit_log (id uuid primary key, entity_type text not null, entity_id uuid not null,
    action_type text not null, subject_id uuid, metadata jsonb, created_at timestamptz not null);
  insert into c15t.policy values (gen_random_uuid(), 'cookie_banner', true);
  insert into c15t.purpose select gen_random_uuid(), code
    from unnest(array['necessary', 'functionality', 'measurement', 'marketing']) as codes (code);`;

export async function makeC15tTables(pool: Pool): Promise<void> {
  await pool.query(tables);
}

export async function emptyC15tTables(pool: Pool): Promise<void> {
  await pool.query('truncate c15t.subject, c15t.consent, c15t.audit_log');
}

export async function writeLikeC15t(pool: Pool, event: ConsentEvent): Promise<void> {
  const client = await pool.connect();
  const idOf = async (sql: string, values: readonly unknown[]): Promise<string | undefined> =>
    (await client.query<{ id: string }>(sql, [...values])).rows[0]?.id;
  try {
    const found = 'select id from c15t.subject where external_id = $1';
    const subject =
      (await idOf(found, [event.visitor])) ??
      (await idOf('insert into c15t.subject values ($1, $2, $3) returning id', [
        randomUUID(),
        event.visitor,
        event.at,
      ]));
    const domain =
      (await idOf('select id from c15t.domain where name = $1', [event.site])) ??
      (await idOf(
        'insert into c15t.domain values ($1, $2) on conflict (name) do update set name = excluded.name returning id',
        [randomUUID(), event.site],
      ));
    const policy = await idOf('select id from c15t.policy where type = $1 and active', ['cookie_banner']);
    const codes = ['necessary', 'functionality', 'measurement', 'marketing'];
    const purposes = await client.query('select id from c15t.purpose where code = any($1)', [codes]);
    const same = 'select id from c15t.consent where subject_id = $1 and domain_id = $2 and policy_id = $3';
    if ((await idOf(same, [subject, domain, policy])) !== undefined) return;
    await client.query('begin');
    if ((await idOf('select id from c15t.consent where id = $1', [event.id])) === undefined) {
      await client.query('insert into c15t.consent values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        event.id,
        subject,
        domain,
        policy,
        JSON.stringify(purposes.rows),
        String(event.action),
        event.country,
        'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        event.at,
      ]);
      await client.query('insert into c15t.audit_log values ($1, $2, $3, $4, $5, $6, $7)', [
        randomUUID(),
        'consent',
        event.id,
        'consent_given',
        subject,
        JSON.stringify({ domain: event.site }),
        event.at,
      ]);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}
