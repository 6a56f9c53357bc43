import { beginFactor, confirmFactor } from '../../customers/second-factor-store.ts';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { fillAccount } from '../../personal-data/testing/account-fixtures.ts';
import { person } from '../../customers/accounts/testing/people.ts';
import { visitor } from '../../documents/agreements/testing/visitor.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { type Customer, service } from '../../customers/sessions/testing/customer.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-customer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = useTestDatabase();
const email = 'ada@shop.example';

async function run(...words: string[]) {
  const loaded = loadConfig({ DATA_DIR: folder });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const enqueue = async () => {};
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue,
    clock: fakeClock(),
    alert: () => {},
  };
  return runCommand(commands, context, words);
}

test('an account is shown, however its address is written', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  await fillAccount(database.db, ada, 'ada');
  const shown = await run('customer', 'show', 'ADA@shop.example');
  expect(shown).toMatchObject({
    ok: true,
    lines: expect.arrayContaining([
      `Customer:   ${ada.customerId}`,
      'Confirmed:  2026-03-01T12:00:00.000Z',
      'Sessions:   1',
      'Agreements: 1',
    ]),
  });
  expect(JSON.stringify(shown)).not.toContain('argon2');
});

test('an export is a file that only the operator can read', async () => {
  await using one = await visitor(database.db);
  await person(one, email);
  const done = await run('customer', 'export', email);
  const file = /\/\S+\.zip/.exec(done.ok ? (done.lines[0] ?? '') : '')?.[0] ?? '';
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Object.keys(unzipSync(new Uint8Array(readFileSync(file))))).toEqual(['README.txt', 'account.json']);
  const noted = await database.db
    .selectFrom('audit_log')
    .select('actor')
    .where('action', '=', 'account.export')
    .execute();
  expect(noted).toEqual([{ actor: 'cli' }]);
});

const auditOf = async (accountId: string) =>
  (
    await database.db
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('object_id', '=', accountId)
      .where('actor', '=', 'cli')
      .execute()
  ).map(({ action }) => action);

test('ends every session of an account at once, and no others', async () => {
  await using at = await service(database.db);
  const ada = await at.customer({ email });
  const bob = await at.customer();
  const status = async (customer: Customer) => (await customer.call('GET', '/customer/info')).status;
  expect(await status(ada)).toBe(200);
  expect(await run('customer', 'sessions-end', email)).toEqual({ ok: true, lines: ['Sessions ended: 1'] });
  expect([await status(ada), await status(bob)]).toEqual([401, 200]);
  expect(await run('customer', 'sessions-end', email)).toEqual({ ok: true, lines: ['Sessions ended: 0'] });
  expect(await auditOf(ada.id)).toEqual(['account.end-sessions']);
});

test('the codes of an account are switched off, and its owner is told', async () => {
  await using at = await service(database.db);
  const { id, password } = await at.account({ email });
  const now = at.clock();
  await database.db.transaction().execute(async (trx) => {
    await beginFactor(trx, { accountId: id, salt: 'A'.repeat(22), now });
    await confirmFactor(trx, { accountId: id, recoveryCodes: ['one'], now });
  });
  const logIn = async () => (await at.call('POST', '/customer/login', { email, password })).json;
  expect((await logIn())['second_step']).toBeDefined();
  expect(await run('customer', 'codes-end', email)).toEqual({
    ok: true,
    lines: ['The codes are switched off.'],
  });
  expect((await logIn())['customer']).toBeDefined();
  expect(await run('customer', 'codes-end', email)).toMatchObject({ ok: true });
  expect(await at.emailsTo(email)).toEqual(['codes-off']);
  expect(await auditOf(id)).toEqual(['account.codes-off']);
});

test('an account confirmed by the operator can log in', async () => {
  await using at = await service(database.db);
  const { id, password } = await at.account({ email, confirmed: false });
  const logIn = async () => (await at.call('POST', '/customer/login', { email, password })).json;
  expect(await logIn()).toMatchObject({ success: false, messages: [{ code: 'email-not-confirmed' }] });
  expect(await run('customer', 'confirm', email)).toMatchObject({ ok: true });
  expect(await logIn()).toMatchObject({ success: true });
  expect(await run('customer', 'confirm', email)).toEqual({
    ok: false,
    reason: 'The e-mail address of this account is already confirmed.',
  });
  expect(await auditOf(id)).toEqual(['account.confirm']);
});

test('deleting an account needs confirmation', async () => {
  await using one = await visitor(database.db);
  await person(one, email);
  expect(await run('customer', 'delete', email)).toMatchObject({ ok: false });
  expect(await run('customer', 'show', email)).toMatchObject({ ok: true });
  expect(await run('customer', 'delete', email, '--for-good')).toMatchObject({ ok: true });
  expect(await database.db.selectFrom('customers').select('id').execute()).toEqual([]);
});

test.each([['show'], ['export'], ['confirm'], ['sessions-end'], ['codes-end'], ['delete', '--for-good']])(
  'customer %s reports an unknown address',
  async (name, ...more) => {
    const done = await run('customer', name, email, ...more);
    expect(done).toEqual({ ok: false, reason: 'No account has this e-mail address.' });
  },
);
