import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { newId } from '../../platform/database/ids.ts';
import { createPayloadKeyStore } from '../../platform/http/payload-key-store.ts';
import { createPayloadKeys } from '../../platform/http/payload-keys.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { markFailed } from '../../platform/mail/delivery-store.ts';
import { makeMessage, getState } from '../../platform/mail/testing/make-message.ts';
import { startSmtpFake } from '../../platform/mail/testing/smtp-fake.ts';
import { someTime } from '../../testing/factories.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-operation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = useTestDatabase();
const clock = fakeClock(someTime);
const enqueued: unknown[] = [];

async function run(environment: Record<string, string>, ...words: string[]) {
  const loaded = loadConfig({ DATA_DIR: folder, ...environment });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue: async (_: unknown, name: string, data: object) => {
      enqueued.push([name, data]);
    },
    clock,
    alert: () => {},
  };
  const result = await runCommand(commands, context, words);
  return { ok: result.ok, text: result.ok ? result.lines.join('\n') : result.reason };
}
const audit = async (action: string) =>
  (await database.db.selectFrom('audit_log').select('object_id').where('action', '=', action).execute()).map(
    (row) => row.object_id,
  );

test('after a rotation new pages get the new key, and open ones continue for two days', async () => {
  const store = createPayloadKeyStore(database.db, 'standalone');
  const running = createPayloadKeys(store, clock, newId);
  const { keyId: before } = await running.current();
  expect((await run({}, 'keys', 'list')).text).toContain(`payload  ${before}  current`);
  clock.advance(1000);
  const rotated = await run({}, 'keys', 'rotate');
  expect(rotated.text).toMatch(/^The new key is [\w-]{22}/);
  clock.advance(61_000);
  const { keyId: after } = await running.current();
  expect(rotated.text).toContain(after);
  expect(await running.find(before)).not.toBeNull();
  const listed = (await run({}, 'keys', 'list')).text;
  expect(listed).toMatch(new RegExp(`${before}  opens until`));
  expect(listed).toMatch(/log {6}[\da-f]{16} {2}signs/);
  expect(listed).not.toContain('"d"');
  expect(await audit('keys.rotate')).toEqual([after]);
  clock.advance(49 * 3_600_000);
  expect(await running.find(before)).toBeNull();
  expect((await run({}, 'keys', 'list')).text).toContain(`${before}  over since`);
  await run({}, 'keys', 'rotate');
  expect((await store.list()).map(({ id }) => id)).not.toContain(before);
});

test('a test message uses the configured server, and its response is reported', async () => {
  expect((await run({}, 'mail', 'test', 'me@shop.example')).text).toContain('SMTP_URL');
  await using smtp = await startSmtpFake();
  const at = { SMTP_URL: smtp.url };
  expect(await run(at, 'mail', 'test', 'me@shop.example')).toMatchObject({ ok: true });
  expect(smtp.recipients).toEqual(['me@shop.example']);
  smtp.react({ at: 'recipient', code: 550 }, { at: 'message', code: 451 });
  expect(await run(at, 'mail', 'test', 'me@shop.example')).toEqual({
    ok: false,
    text: 'The mail server permanently refuses this recipient or message: 550',
  });
  expect((await run(at, 'mail', 'test', 'me@shop.example')).text).toContain('did not accept it: 451');
  expect(await run(at, 'mail', 'test', 'a@b.example,c@d.example')).toMatchObject({ ok: false });
});

test('abandoned e-mails are listed without recipient and resent on request', async () => {
  const at = { SMTP_URL: 'smtp://127.0.0.1:9' };
  expect((await run(at, 'mail', 'list')).text).toBe('Everything was sent.');
  const failed = await makeMessage(database.db, { eventKey: 'one' });
  const other = await makeMessage(database.db, { eventKey: 'two' });
  await markFailed(database.db, failed);
  await markFailed(database.db, other);
  const { text } = await run(at, 'mail', 'list');
  expect(text).toContain(`${failed}  failed  agreement-ready  …@mail.example`);
  expect(text).not.toContain('reader');
  expect(text).not.toContain('some-token');
  expect(await run({}, 'mail', 'retry', failed)).toMatchObject({ ok: false });
  expect(await run(at, 'mail', 'retry', 'nothing')).toMatchObject({ ok: false });
  enqueued.length = 0;
  expect((await run(at, 'mail', 'retry', failed)).text).toBe('Messages being sent now: 1');
  expect(enqueued).toEqual([['send-mail', { outbox_id: failed }]]);
  expect(await getState(database.db, failed)).toMatchObject({ status: 'waiting', attempts: 0 });
  expect(await getState(database.db, other)).toMatchObject({ status: 'failed' });
  expect((await run(at, 'mail', 'retry', 'all')).text).toBe('Messages being sent now: 2');
  expect(await audit('mail.retry')).toHaveLength(3);
});

test('a permanently failed job is listed and retried', async () => {
  const { engine, db } = database.open;
  let fails = true;
  const done: string[] = [];
  const jobs = await startJobs(engine, { onError: () => {} });
  try {
    // Of this queue one attempt is all there is.
    await jobs.work('remove-expired', async () => {
      if (fails) throw new RangeError('Muster GmbH');
      done.push('removed');
    });
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'remove-expired', {}));
    await expect
      .poll(async () => (await run({}, 'jobs', 'list')).text)
      .toMatch(/failed ([\da-f-]{36}) {2}remove-expired .* remove-expired ended with RangeError/);
    expect((await run({}, 'jobs', 'list')).text).toMatch(
      /^remove-expired {2}ready 0, later 0, running 0, failed 1$/m,
    );
    expect((await run({}, 'jobs', 'list')).text).not.toContain('Muster');
    expect(await run({}, 'jobs', 'retry', 'nothing')).toMatchObject({ ok: false });
    fails = false;
    expect(await run({}, 'jobs', 'retry', 'remove-expired')).toEqual({ ok: true, text: 'Tried again: 1' });
    await expect.poll(() => done).toEqual(['removed']);
    expect(await audit('jobs.retry')).toEqual(['remove-expired']);
  } finally {
    await jobs.stop();
  }
});
