import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { fillAccount } from '../../personal-data/testing/account-fixtures.ts';
import { person } from '../../customers/accounts/testing/people.ts';
import { visitor } from '../../documents/agreements/testing/visitor.ts';
import { migrationTexts } from '../../platform/database/migrate.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { ada, deskWorld } from '../../statutory-functions/requests/testing/desk.ts';
import { makeSite } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { checkBackup, type Contents } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables, readRows } from './table-store.ts';
import { readLines, writeLines } from './testing/rebuild-backup.ts';
import { writeBackup } from './write-backup.ts';

const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'clausewright-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = new TextEncoder().encode('the secret of this instance, made for this test');
let files = 0;
const newFile = (): string => join(folder, `${(files += 1)}.backup`);

async function backedUp(): Promise<string> {
  const file = newFile();
  const now = new Date('2026-03-01T12:00:00Z');
  const written = await writeBackup(database.open, { file, secret, passphrase: undefined, now });
  expect(written).toMatchObject({ ok: true });
  return file;
}

async function contentsOf(file: string): Promise<Contents> {
  const checked = await checkBackup(file);
  if (!checked.ok) throw new Error(JSON.stringify(checked.fault));
  return checked.contents;
}

const restored = async (file: string, keepSecret: () => void = () => {}) =>
  restoreBackup(database.open, { file, contents: await contentsOf(file), verify: null, keepSecret });
const emptied = () => sql`select testing.delete_all()`.execute(database.db);

async function structure() {
  const { rows: constraints } = await sql`
    select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`.execute(database.db);
  const { rows: triggers } = await sql`
    select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal
    order by 1, 2`.execute(database.db);
  return { constraints, triggers };
}

/** Values that a careless way through text, JSON or numbers of JavaScript would change. */
async function giveOddValues(): Promise<void> {
  const { db } = database;
  await makeSite(db, { name: `"\\ \n\r\t\u0001\u2028\u2029 ß 😀 {}[],' $1 \\N null` });
  await sql`
    update sites set created_at = '2026-03-29 01:59:59.123456+00' where address is not null`.execute(db);
  await sql`
    insert into rate_limits (key, points, expire) values ('odd', 1, 9007199254740993)`.execute(db);
  await sql`
    insert into payload_keys (id, mode, public_jwk, private_jwk, created_at) values
      (repeat('k', 22), 'standalone', '{"n": 12345678901234567890.10, "e": 1e-7, "t": "\\u00e9\\"\\\\"}', '{"d": "x"}',
      '-infinity')`.execute(db);
  await sql`
    insert into account_exports (id, customer_id, content, expires_at)
    select repeat('e', 22), id, decode('00ff0a5c225d2c0d', 'hex'), 'infinity' from customers limit 1`.execute(
    db,
  );
}

test('every row of every table is restored unchanged, with keys, triggers, sequences and pending jobs', async () => {
  const { db, open } = database;
  await using one = await visitor(db);
  await fillAccount(db, await person(one, 'ada@shop.example'), 'ada');
  await giveOddValues();
  const jobs = await startJobs(open.engine, { onError: () => {}, maintain: false });
  await db.transaction().execute((trx) => jobs.enqueue(trx, 'send-mail', { outbox_id: 'one' }));
  await jobs.stop();
  const before = { structure: await structure(), file: await backedUp() };
  const contents = await contentsOf(before.file);
  const filled = [...contents.digests].filter(([, { rows }]) => rows > 0).map(([name]) => name);
  expect(filled).toEqual(
    expect.arrayContaining(['sites', 'files', 'invoices', 'consent_events', 'withdrawals']),
  );
  expect(contents.digests.get('pgboss.waiting')).toMatchObject({ rows: 1 });
  expect(contents.head.sequences.some(({ used }) => used)).toBe(true);

  await emptied();
  expect(await restored(before.file)).toMatchObject({ ok: true, rows: contents.end.rows });
  const after = await contentsOf(await backedUp());
  expect(after.digests).toEqual(contents.digests);
  expect(after.head).toEqual(contents.head);
  expect(await structure()).toEqual(before.structure);
  const { rows } = await sql<{ expire: string }>`
    select expire::text as expire from rate_limits where key = 'odd'`.execute(db);
  expect(rows).toEqual([{ expire: '9007199254740993' }]);
  // Numbers go on where they were.
  await sql`
    insert into audit_log (actor, action, object_type, object_id, at)
    values ('cli', 'after', 'site', 'x', now())`.execute(db);
});

test('what waits to be sealed, or was written before there were seals, keeps no backup from being restored', async () => {
  {
    await using one = await deskWorld(database.db);
    await one.send({ kind: 'other', said: 'Which data?', email: ada });
  }
  const file = await backedUp();
  await emptied();
  const contents = await contentsOf(file);
  const verify = { secret, signed: false };
  const put = await restoreBackup(database.open, { file, contents, verify, keepSecret: () => {} });
  expect(put).toMatchObject({
    ok: true,
    report: expect.arrayContaining(['logs of requests: 0 sealed events']),
  });
});

/** Bits that only fill up the last byte of a block are read by nobody (RFC 1951, 3.2.4). */
function saysTheSame(one: Uint8Array, other: Uint8Array): boolean {
  try {
    return gunzipSync(one).equals(gunzipSync(other));
  } catch {
    return false;
  }
}

test('detects a truncated, changed or foreign file', async () => {
  await makeSite(database.db);
  const file = await backedUp();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const whole = readFileSync(file);
  const faults = new Set<string>();
  const judged = async (bytes: Uint8Array) => {
    const changed = newFile();
    writeFileSync(changed, bytes);
    const checked = await checkBackup(changed);
    return checked.ok ? 'whole' : checked.fault.what;
  };
  for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
    const flipped = Buffer.from(whole);
    flipped.writeUInt8((whole[at] ?? 0) ^ 0x10, at);
    if (!saysTheSame(flipped, whole)) faults.add(await judged(flipped));
    expect(await judged(whole.subarray(0, at))).toBe('cut');
  }
  expect([...faults].toSorted()).not.toContain('whole');
  for (const bytes of ['', 'PK', '{"format":"clausewright-backup/1"}'])
    expect(['foreign', 'cut']).toContain(await judged(Buffer.from(bytes)));
  expect(await judged(gzipSync('{"format":"clausewright-backup/2"}\n'))).toBe('foreign');
  expect(await judged(gzipSync('no lines of ours\n'))).toBe('foreign');
  const checked = await checkBackup(join(folder, 'absent'));
  expect(checked).toEqual({ ok: false, fault: { what: 'unreadable' } });
});

test('detects changed, missing or repeated lines even when recompressed', async () => {
  await makeSite(database.db);
  const file = await backedUp();
  const lines = readLines(file);
  const row = lines.findIndex((line) => line.startsWith('['));
  const changes: readonly string[][] = [
    lines.with(row, lines[row]?.replace('Example', 'Exemple') ?? ''),
    lines.toSpliced(row, 1),
    lines.toSpliced(row, 0, lines[row] ?? ''),
    lines.with(0, lines[0]?.replace('2026', '2027') ?? ''),
    [...lines, lines[row] ?? ''],
  ];
  for (const changed of changes) {
    writeFileSync(file, gzipSync(`${changed.join('\n')}\n`));
    expect(await checkBackup(file)).toMatchObject({ ok: false, fault: { what: 'damaged' } });
  }
  writeLines(file, lines);
  expect(await checkBackup(file)).toMatchObject({ ok: true });
});

test('a decompression bomb is rejected before it fills the memory', async () => {
  await makeSite(database.db);
  const file = await backedUp();
  const lines = readLines(file);
  const table = lines.findIndex((line) => line.startsWith('{"table"'));
  const many = JSON.stringify(Array.from({ length: 300_000 }, () => '0001-a')).slice(1, -1);
  const judged = async (changed: readonly string[]) => {
    writeLines(file, changed);
    expect(statSync(file).size).toBeLessThan(100_000);
    const checked = await checkBackup(file);
    return checked.ok ? 'whole' : checked.fault;
  };
  const foreign = { what: 'foreign' };
  const withMany = (at: number, list: string) =>
    lines[at]?.replace(`"${list}":[`, `"${list}":[${many},`) ?? '';
  expect(await judged(lines.with(0, withMany(0, 'migrations')))).toEqual(foreign);
  expect(await judged(lines.with(table, withMany(table, 'columns')))).toEqual(foreign);
  // A first line that looks like a row.
  expect(await judged(lines.with(0, `[${many}]`))).toEqual(foreign);
  const twice = lines.slice(
    table,
    lines.findIndex((line, at) => at > table && line.startsWith('{"table"')),
  );
  expect(await judged(lines.toSpliced(table, 0, ...twice))).toMatchObject({ what: 'damaged' });
  const tables = Array.from({ length: 1000 }, (_, number) => [
    `{"table":"t${number}","columns":["a"]}`,
    '{"rows":0,"digest":""}',
  ]);
  expect(await judged(lines.toSpliced(table, 0, ...tables.flat()))).toMatchObject({ what: 'damaged' });
});

test('an incompatible backup is rejected, and the database is unchanged', async () => {
  const { db } = database;
  await makeSite(db);
  const file = await backedUp();
  const lines = readLines(file);
  expect(await restored(file)).toEqual({ ok: false, reason: 'not-empty', tables: ['sites'] });
  await emptied();

  const newest = [...migrationTexts().keys()].at(-1) ?? '';
  writeLines(file, lines.with(0, lines[0]?.replace(`"${newest}"`, `"${newest}","9999-later"`) ?? ''));
  expect(await restored(file)).toEqual({ ok: false, reason: 'newer', migration: '9999-later' });
  writeLines(file, lines.with(0, lines[0]?.replace(`,"${newest}"`, '') ?? ''));
  expect(await restored(file)).toEqual({ ok: false, reason: 'schema-ahead' });
  writeLines(
    file,
    lines.map((line) => line.replace('"table":"outbox"', '"table":"inbox"')),
  );
  expect(await restored(file)).toEqual({ ok: false, reason: 'tables-differ', table: 'outbox' });
  writeLines(
    file,
    lines.map((line) => line.replace(/("table":"sites","columns":)\["id",/, '$1["ident",')),
  );
  expect(await restored(file)).toEqual({ ok: false, reason: 'tables-differ', table: 'sites' });
  const { rows } = await sql`select 1 from sites`.execute(db);
  expect(rows).toEqual([]);
});

test('dangling rows or values without a column roll everything back', async () => {
  const { db } = database;
  await using one = await visitor(db);
  await fillAccount(db, await person(one, 'ada@shop.example'), 'ada');
  const file = await backedUp();
  const lines = readLines(file);
  const before = await structure();
  await emptied();
  const customers = lines.findIndex((line) => line.startsWith('{"table":"customers"'));
  writeLines(file, lines.toSpliced(customers + 1, 1));
  expect(await restored(file)).toMatchObject({ ok: false, reason: 'faults' });
  writeLines(file, lines.with(customers + 1, lines[customers + 1]?.replace('"20', '"May 20') ?? ''));
  expect(await restored(file)).toMatchObject({ ok: false, reason: 'faults' });
  expect(await structure()).toEqual(before);
  expect(await contentsOf(await backedUp())).toMatchObject({ end: { rows: 0 } });
});

test('the secret is stored before rows that need it, and only for arriving rows', async () => {
  await makeSite(database.db);
  const file = await backedUp();
  const lines = readLines(file);
  await emptied();
  const full = (): never => {
    throw new Error('no space left');
  };
  await expect(restored(file, full)).rejects.toThrow('no space left');
  expect(await contentsOf(await backedUp())).toMatchObject({ end: { rows: 0 } });
  const faulty = newFile();
  const sites = lines.findIndex((line) => line.startsWith('{"table":"sites"'));
  writeLines(faulty, lines.with(sites + 1, lines[sites + 1]?.replace('"20', '"May 20') ?? ''));
  expect(await restored(faulty, full)).toMatchObject({ ok: false, reason: 'faults' });
  expect(await restored(file)).toMatchObject({ ok: true, rows: 1 });
});

test('a backup never overwrites another file, and a failed one leaves nothing', async () => {
  const file = await backedUp();
  const again = { file, secret, passphrase: undefined, now: new Date(0) };
  expect(await writeBackup(database.open, again)).toEqual({ ok: false, reason: 'file-exists' });
  truncateSync(file);
  expect(await checkBackup(file)).toEqual({ ok: false, fault: { what: 'cut' } });
  const nowhere = { ...again, file: join(folder, 'absent', 'x') };
  expect(await writeBackup(database.open, nowhere)).toEqual({ ok: false, reason: 'no-directory' });
});

test('a table of any size is streamed in pieces, and restored completely', async () => {
  const { db } = database;
  await sql`
    insert into rate_limits (key, points, expire)
    select 'k' || n, n, n::bigint * 1000000007 from generate_series(1, 50000) as series (n)`.execute(db);
  await using one = await visitor(db);
  const { id } = await person(one, 'ada@shop.example');
  await sql`
    insert into account_exports (id, customer_id, content, expires_at)
    select lpad(n::text, 22, 'e'), ${id}, decode(repeat('0a', 700000), 'hex'), now()
    from generate_series(1, 12) as series (n)`.execute(db);
  const pieces = { rows: 0, characters: 0, all: 0 };
  await db.transaction().execute(async (trx) => {
    for (const table of await listTables(trx)) {
      for await (const lines of readRows(trx, table)) {
        pieces.rows = Math.max(pieces.rows, lines.length);
        pieces.characters = Math.max(pieces.characters, lines.join('').length);
        pieces.all += lines.length;
      }
    }
  });
  expect(pieces.all).toBeGreaterThan(50_012);
  expect(pieces.rows).toBeLessThanOrEqual(2000);
  expect(pieces.characters).toBeLessThan(6_000_000);
  const file = await backedUp();
  await emptied();
  expect(await restored(file)).toMatchObject({ ok: true });
  const { rows } = await sql<{ all: string }>`
    select sum(expire)::text as all from rate_limits where key like 'k%'`.execute(db);
  expect(rows).toEqual([{ all: String((1_000_000_007n * 50_000n * 50_001n) / 2n) }]);
});
