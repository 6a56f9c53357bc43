/**
 * Rows of banners and of their log can be spread over several machines by their site: it is in every key of
 * theirs, and whoever asks for them says of which site. What is neither stands here with its reason.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedSite } from '../../consent/consent-log/testing/logged-site.ts';
import { sealedLog } from '../../consent/consent-log/testing/sealed-log.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { readForAllSites } from './testing/by-site.ts';
import { type ExplainedDatabase, explainedDatabase, type Statement } from './testing/explained-statements.ts';
import { type Given, storeCalls } from './testing/store-calls.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Small or of all sites: one machine has them, or each a copy. */
const whole: Readonly<Record<string, string>> = {
  consents:
    'one row for each site, asked for by its id, its owner and its site; foreign keys of others name it',
  sites: 'one row for each site, of agreements too',
  consent_log_keys: 'a few rows: the public keys of this instance',
  consent_day_roots: 'one row a day, signed over all sites',
  consent_day_stamps: 'one row a day at most, over its root',
  consent_deletions: 'one row for each site whose log was deleted, part of a day signed over all sites',
  consent_seal_state: 'one row: how far all is sealed',
  approvals: 'a few rows for each version that waited, of documents too; with the organisation',
  draft_authors: 'a few rows for each version that waits, of documents too',
  subscriptions: 'billing, which stays with its accounts and payments',
};

/** Functions that ask for rows of all sites, with the tables that they do so of. */
const ofAllSites: Readonly<Record<string, readonly [tables: string, reason: string]>> = {
  'activity/object-name-store.ts findObjectName, of a vendor': [
    'consent_vendors',
    'a call of an owner names a vendor by its id alone',
  ],
  'consent/consent-log/banner-facts-store.ts publishedBanners': [
    'banner_snapshots',
    'verification of the whole log, a command',
  ],
  'consent/consent-log/verify-counters-store.ts countedDays': [
    'consent_days',
    'verification of the whole log',
  ],
  'consent/consent-log/day-root-store.ts nextDay': [
    'consent_seals',
    'a day is signed over all sites, once a day',
  ],
  'consent/consent-log/day-root-store.ts unsignedDay': ['consent_seals', 'verification of the whole log'],
  'consent/consent-log/day-root-store.ts listDayLeaves': [
    'consent_day_leaves',
    'a day is signed and checked over all sites',
  ],
  'consent/consent-log/erase-store.ts notedErasures': [
    'consent_erasures',
    'a job: which sites are to be erased',
  ],
  'consent/consent-log/partition-store.ts dropCounters': [
    'consent_days',
    'a job of the night: counters of months that are gone',
  ],
  'consent/consent-log/partition-store.ts foldCounters': [
    'consent_days',
    'a job of the night: counters of settled days',
  ],
  'consent/consent-log/proven-until-store.ts provenUntil': [
    'consent_events,consent_seals',
    'verification of the whole log, a command',
  ],
  'consent/consent-log/seal-store.ts sealsInOrder': ['consent_seals', 'verification of the whole log'],
  'consent/consent-log/seal-store.ts hasSeals': [
    'consent_seals',
    'a command: whether anything was ever sealed',
  ],
  'consent/consent-log/sealed-event-store.ts eventsReceived': [
    'consent_events',
    'sealing takes what came in from all sites',
  ],
  'consent/consent-log/sealed-event-store.ts firstReceived': [
    'consent_events',
    'sealing: where the next minute begins',
  ],
  'consent/consent-log/sealed-event-store.ts receivedAfter': [
    'consent_events',
    'sealing: where a crowded minute is cut',
  ],
  'consent/consent-log/partition-store.ts dropOldHosts': [
    'consent_hosts',
    'a job of the night: sums that are too old',
  ],
  'consent/consent-log/partition-store.ts dropCounters, of devices': [
    'consent_day_devices',
    'a job of the night: counters of months that are gone',
  ],
  'consent/consent-log/partition-store.ts foldCounters, of devices': [
    'consent_day_devices',
    'a job of the night: counters of settled days',
  ],
  'consent/consents/vendor-store.ts findConsentByVendor': [
    'consent_vendors',
    'calls of the API name a vendor by its id alone: the site is looked up with it',
  ],
};

/** What leads from somebody or something to sites, and by which columns to one or few. */
const leading = { consents: ['site_id', 'id', 'owner_id', 'request_id'] };

let explained: ExplainedDatabase;
beforeAll(async () => {
  const settings = await freshDatabaseSettings();
  if (settings.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  explained = await explainedDatabase(settings.url);
});
afterAll(() => explained[Symbol.asyncDispose]());

async function tablesOfSites(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and (relname ~ '^(consent|banner)' or exists (
        select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
          and f.confrelid in ('consents'::regclass, 'banner_versions'::regclass)))
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

test('every table of banners and answers has the site in each of its keys', async () => {
  const db = explained.db as unknown as Kysely<never>;
  const tables = (await tablesOfSites(db)).filter((name) => !(name in whole));
  expect(tables.length).toBeGreaterThan(10);
  const { rows: columns } = await sql<{ name: string; nullable: boolean; preset: boolean }>`
    select attrelid::regclass::text as name, not attnotnull as nullable, atthasdef as preset from pg_attribute
    where attname = 'site_id' and attrelid = any(${tables}::text[]::regclass[])`.execute(db);
  expect(columns.map(({ name }) => name).toSorted()).toEqual(tables);
  expect(columns.filter(({ nullable, preset }) => nullable || preset)).toEqual([]);
  const { rows: keys } = await sql<{ key: string; has: boolean }>`
    select indexrelid::regclass::text as key, exists (
      select 1 from pg_attribute a
      where a.attrelid = indrelid and a.attnum = any(indkey::int2[]) and a.attname = 'site_id') as has
    from pg_index where indisunique and indrelid = any(${tables}::text[]::regclass[])`.execute(db);
  expect(keys.length).toBeGreaterThanOrEqual(tables.length);
  expect(keys.filter(({ has }) => !has)).toEqual([]);
});

test('a foreign key between them includes the site, or references an undistributed table', async () => {
  const db = explained.db as unknown as Kysely<never>;
  const tables = (await tablesOfSites(db)).filter((name) => !(name in whole));
  const { rows } = await sql<{ name: string; target: string; carries: boolean }>`
    select conname as name, confrelid::regclass::text as target, exists (
      select 1 from unnest(conkey, confkey) as pair (own, other)
      join pg_attribute a on a.attrelid = conrelid and a.attnum = own
      join pg_attribute b on b.attrelid = confrelid and b.attnum = other
      where a.attname = 'site_id' and b.attname = 'site_id') as carries
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::text[]::regclass[])`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ target, carries }) => !carries && !(target in whole))).toEqual([]);
});

test('every store function querying these tables is called here', async () => {
  const tables = (await tablesOfSites(explained.db as unknown as Kysely<never>)).filter(
    (name) => !(name in whole),
  );
  const words = new RegExp(`\\b(?:${tables.join('|')})\\b`, 'u');
  const asking = globSync('**/*-store.ts', { cwd: source }).filter(
    (file) => !file.startsWith('operations/backup/') && words.test(readFileSync(`${source}${file}`, 'utf8')),
  );
  expect(asking.filter((file) => !(file in storeCalls))).toEqual([]);
  for (const [file, calls] of Object.entries(storeCalls)) {
    const text = readFileSync(`${source}${file}`, 'utf8');
    const exported = [...text.matchAll(/^export (?:async )?function\*? (\w+)\(\s*(?:db|trx)\b/gmu)].map(
      ([, name = '']) => name,
    );
    const called = new Set(Object.keys(calls).map((name) => name.replace(/,.*/u, '')));
    expect({ file, names: exported.toSorted() }).toEqual({ file, names: [...called].toSorted() });
  }
});

test('the queries of these functions name the site, or have a documented reason', async () => {
  const { db } = explained;
  const tables = new Set(
    (await tablesOfSites(db as unknown as Kysely<never>)).filter((name) => !(name in whole)),
  );
  const of = await loggedSite(db);
  const log = await sealedLog(db);
  const found = new Map<string, string>();
  let seen = 0;
  for (const [file, calls] of Object.entries(storeCalls)) {
    for (const [name, call] of Object.entries(calls)) {
      for (const { text, plan } of await statementsOf(call, { of, log })) {
        seen += 1;
        const loose = readForAllSites(plan, tables, leading);
        if (loose.length > 0) found.set(`${file} ${name}`, `${loose.join()}: ${text.slice(0, 300)}`);
      }
    }
  }
  // Also those inside of functions and those that hold a foreign key.
  expect(seen).toBeGreaterThan(120);
  expect(Object.fromEntries([...found].filter(([name]) => !(name in ofAllSites)))).toEqual({});
  expect(Object.keys(ofAllSites).filter((name) => !found.has(name))).toEqual([]);
  for (const [name, [table]] of Object.entries(ofAllSites))
    expect([name, found.get(name)?.split(':')[0]]).toEqual([name, table]);
});

/** Nothing of it stays. */
async function statementsOf(
  call: (given: Given) => Promise<unknown>,
  given: Pick<Given, 'of' | 'log'>,
): Promise<Statement[]> {
  explained.taken();
  const done = new Error('done');
  await explained.db
    .transaction()
    .execute(async (trx) => {
      await call({ trx, db: explained.db, ...given });
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  return explained.taken();
}
