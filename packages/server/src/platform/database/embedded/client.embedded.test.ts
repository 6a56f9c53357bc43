import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTemplate, templateDirectory } from '../../../testing/template.ts';
import type { EmbeddedClient } from './client.ts';
import { openEmbedded } from './open-embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-client-'));
let client: EmbeddedClient;

async function open(name: string, limits: { wait: number; statement: number }): Promise<EmbeddedClient> {
  const directory = join(folder, name);
  copyTemplate(await templateDirectory(), directory);
  return openEmbedded({ directory, durable: false }, limits);
}

beforeAll(async () => {
  client = await open('shared', { wait: 300, statement: 30_000 });
  await client.exec(
    'create table numbers (n integer); create table calls (seq integer generated always as identity, name text)',
  );
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = async () =>
  (await client.query('select count(*) as n from numbers where n > $1', [0])).rows[0]?.['n'];

test('statements issued while the connection is leased run after it, in order', async () => {
  const lease = await client.lease();
  const note = (name: string) => `insert into calls (name) values ('${name}')`;
  const leaseLater = async () => {
    const next = await client.lease();
    await next.exec(note('third'));
    next.end();
  };
  const waiting = [client.exec(note('second')), leaseLater(), client.exec(note('fourth'))];
  await lease.exec(note('first'));
  lease.end();
  await Promise.all(waiting);
  const { rows } = await client.query('select name from calls where seq > $1 order by seq', [0]);
  expect(rows.map(({ name }) => name)).toEqual(['first', 'second', 'third', 'fourth']);
});

test('waiting too long for the connection fails with 55P03, and others still get it', async () => {
  const lease = await client.lease();
  await expect(client.query('select $1::int', [1])).rejects.toMatchObject({ code: '55P03' });
  lease.end();
  await expect(client.query('select $1::int as n', [1])).resolves.toMatchObject({ rows: [{ n: 1 }] });
});

test('a single statement that opens a transaction does not leave it open', async () => {
  await client.exec('begin; insert into numbers values (1)');
  expect(await count()).toBe(0);
});

test('a lease ending inside a transaction rolls it back', async () => {
  const lease = await client.lease();
  await lease.exec('begin');
  await lease.exec('insert into numbers values (1)');
  lease.end();
  expect(await count()).toBe(0);
  await expect(lease.exec('select 1')).rejects.toThrow('this lease has ended');
});

test('a transaction commits, and one that throws does not', async () => {
  await client.transaction((statements) => statements.exec('insert into numbers values (7)'));
  const failed = client.transaction(async (statements) => {
    await statements.exec('insert into numbers values (8)');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await count()).toBe(1);
});

test('a notification reaches its listener and none after it unsubscribed', async () => {
  const heard: string[] = [];
  const leave = await client.listen('news Channel', (payload) => heard.push(payload));
  await client.query('select pg_notify($1, $2)', ['news Channel', 'one']);
  await leave();
  await client.query('select pg_notify($1, $2)', ['news Channel', 'two']);
  expect(heard).toEqual(['one']);
});

test('a parameter that cannot be cloned to the thread fails alone', async () => {
  await expect(client.query('select $1', [() => {}])).rejects.toThrow();
  expect(await count()).toBe(1);
});

test('an endless statement stops the engine, and every waiter gets an error', async () => {
  const own = await open('endless', { wait: 5000, statement: 500 });
  const endless = own.exec('do $$ begin loop end loop; end $$');
  const behind = own.query('select $1::int', [1]);
  await expect(endless).rejects.toMatchObject({ code: '57P01' });
  await expect(behind).rejects.toMatchObject({ code: '57P01' });
  expect(await own.exited).toMatchObject({ asked: false });
  await expect(own.lease()).rejects.toMatchObject({ code: '57P01' });
});

test('the main thread stays free while the engine is busy', async () => {
  const slow = "select count(md5(n::text)) from generate_series(1, 400000) as n where md5(n::text) > '0'";
  let longestGap = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longestGap = Math.max(longestGap, now - last);
    last = now;
  }, 1);
  const begun = performance.now();
  await client.exec(slow);
  const busy = performance.now() - begun;
  clearInterval(timer);
  // In the same thread the gap would be as long as the statement.
  expect(longestGap / busy).toBeLessThan(0.3);
});

test('closing waits for earlier statements', async () => {
  const own = await open('closing', { wait: 5000, statement: 30_000 });
  const before = own.query('select $1::int as n', [5]);
  await own.close();
  expect((await before).rows).toEqual([{ n: 5 }]);
  expect(await own.exited).toEqual({ asked: true, code: 0 });
});
