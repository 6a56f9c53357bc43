import { expect, test } from 'vitest';
import { createPasswords } from './hash-password.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { service } from './testing/customer.ts';

const database = useTestDatabase();

async function sessionsOf(customerId: string) {
  return database.db.selectFrom('sessions').selectAll().where('customer_id', '=', customerId).execute();
}

test('the right password opens a session and returns the customer with tokens', async () => {
  await using shop = await service(database.db);
  const { email, password, id } = await shop.account({ email: 'Ada@Kunde.example' });
  const reply = await shop.call('POST', '/customer/login', { email: 'ada@kunde.EXAMPLE', password });
  const { customer, token, refresh_token, device, ...envelope } = reply.json;
  expect(device).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  expect(envelope).toEqual({ success: true, authenticated: true });
  expect(customer).toMatchObject({ id, email, confirmed: true, token, refresh_token });
  expect(new Set([token, refresh_token]).size).toBe(2);
  for (const secret of [token, refresh_token]) expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await shop.call('GET', '/customer/sessions', undefined, { token })).status).toBe(200);
});

test('a missing account, a wrong password and an account without password get the same answer', async () => {
  await using shop = await service(database.db);
  const { email } = await shop.account();
  const bare = await shop.account();
  await database.db.updateTable('customers').set({ password_hash: null }).where('id', '=', bare.id).execute();
  const bodies = [
    { email, password: 'Tr4bant-im-Regen' },
    { email: 'nobody@kunde.example', password: 'Tr4bant-im-Nebel' },
    { email: bare.email, password: 'Tr4bant-im-Nebel' },
  ];
  const replies = [];
  for (const body of bodies) replies.push(await shop.call('POST', '/customer/login', body));
  expect(replies[0]?.json).toEqual({
    success: false,
    authenticated: false,
    messages: [{ code: 'login-wrong', value: 'Email address or password are incorrect.' }],
  });
  for (const { status, json } of replies)
    expect({ status, json }).toEqual({ status: 200, json: replies[0]?.json });
});

test('a missing account and a wrong password take about the same time', async () => {
  await using shop = await service(database.db);
  const { email } = await shop.account();
  const spent = { known: 0, unknown: 0 };
  for (let round = 0; round < 15; round += 1) {
    spent.known += await timeOf(shop, { email, password: `Tr4bant ${round}` });
    spent.unknown += await timeOf(shop, { email: 'nobody@kunde.example', password: `Tr4bant ${round}` });
  }
  expect(spent.known / spent.unknown).toBeGreaterThan(0.4);
  expect(spent.known / spent.unknown).toBeLessThan(2.5);
});

test('an unconfirmed address is revealed only with the right password', async () => {
  await using shop = await service(database.db);
  const { email, password, id } = await shop.account({ confirmed: false });
  const right = await shop.call('POST', '/customer/login', { email, password });
  expect(right.json).toMatchObject({ success: false, forbidden: { reason: 'email-not-confirmed' } });
  const wrong = await shop.call('POST', '/customer/login', { email, password: 'Tr4bant' });
  expect(wrong.json['messages']).toMatchObject([{ code: 'login-wrong' }]);
  expect(await sessionsOf(id)).toEqual([]);
});

test('a log-in with a session replaces that session', async () => {
  await using shop = await service(database.db);
  const before = await shop.customer();
  const after = await shop.logIn(before, { token: before.token });
  expect(after.token).not.toBe(before.token);
  expect((await before.call('GET', '/customer/sessions')).status).toBe(401);
  expect(await sessionsOf(before.id)).toHaveLength(1);
});

test('an account has at most ten sessions; the least recently used one is dropped', async () => {
  await using shop = await service(database.db);
  const account = await shop.account();
  const opened = [];
  for (let count = 0; count < 11; count += 1) {
    opened.push(await shop.logIn(account));
    shop.clock.advance(1000);
  }
  const statuses = [];
  for (const customer of opened) statuses.push((await customer.call('GET', '/customer/sessions')).status);
  expect(statuses).toEqual([401, ...Array<number>(10).fill(200)]);
});

test('concurrent log-ins open at most ten sessions', async () => {
  await using shop = await service(database.db);
  const account = await shop.account();
  await Promise.all(Array.from({ length: 14 }, () => shop.logIn(account)));
  expect(await sessionsOf(account.id)).toHaveLength(10);
});

test('a hash of an older cost is replaced at log-in', async () => {
  await using shop = await service(database.db);
  const account = await shop.account();
  const older = await createPasswords(shop.ports.secret, { memory: 64, passes: 1 }).hash(account.password);
  const row = () =>
    database.db
      .selectFrom('customers')
      .select('password_hash as hash')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
  await database.db
    .updateTable('customers')
    .set({ password_hash: older.ok ? older.hash : null })
    .where('id', '=', account.id)
    .execute();
  await shop.logIn(account);
  expect((await row()).hash).toContain('m=19456,t=2,p=1');
  const { hash } = await row();
  await shop.logIn(account);
  expect((await row()).hash).toBe(hash);
});

test('log-in log entries contain no address', async () => {
  await using shop = await service(database.db);
  const { email, id } = await shop.customer({ email: 'ada@kunde.example' });
  await shop.call('POST', '/customer/login', { email, password: 'Geheim 77' });
  await shop.call('POST', '/customer/login', { email: 'nobody@kunde.example', password: 'Geheim 77' });
  const noted = await database.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'object_id'])
    .orderBy('seq')
    .execute();
  expect(noted).toEqual([
    { actor: id, action: 'account.log-in', object_id: id },
    { actor: 'visitor', action: 'account.log-in-failed', object_id: id },
    { actor: 'visitor', action: 'account.log-in-failed', object_id: 'unknown' },
  ]);
  expect(shop.logged()).not.toMatch(/kunde\.example|Geheim|Tr4bant/);
});

async function timeOf(shop: Awaited<ReturnType<typeof service>>, body: object): Promise<number> {
  const start = performance.now();
  await shop.call('POST', '/customer/login', body);
  return performance.now() - start;
}
