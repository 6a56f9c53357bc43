import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { service, type Service } from './testing/customer.ts';

const database = useTestDatabase();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const opens = async (shop: Service, token: string): Promise<boolean> =>
  (await shop.call('GET', '/customer/info', undefined, { token })).status === 200;

test('lists the sessions of the account, with the current one marked', async () => {
  await using shop = await service(database.db);
  const account = await shop.account();
  const first = await shop.logIn(account, { userAgent: firefox });
  shop.clock.advance(60_000);
  const second = await shop.logIn(account, { userAgent: 'curl/8.5.0' });
  await shop.customer();
  const { json } = await second.call('GET', '/customer/sessions');
  expect(json['data'].sessions).toMatchObject([
    { device: '', current: true, last_used_at: '2026-03-01T12:01:00.000Z' },
    { device: 'Firefox, Linux', current: false, created_at: '2026-03-01T12:00:00.000Z' },
  ]);
  shop.clock.advance(31 * 86_400_000);
  const later = await shop.logIn(first);
  expect((await later.call('GET', '/customer/sessions')).json['data'].sessions).toHaveLength(1);
});

test('another session is ended by its id at once', async () => {
  await using shop = await service(database.db);
  const here = await shop.customer();
  const there = await shop.logIn(here);
  const listed = (await here.call('GET', '/customer/sessions')).json['data'].sessions;
  const other = listed.find(({ current }: { current: boolean }) => !current);
  expect((await here.call('DELETE', `/customer/sessions/${other.id}`)).json['success']).toBe(true);
  expect(await opens(shop, there.token)).toBe(false);
  const ping = await shop.call('GET', '/customer/ping', undefined, { refreshToken: there.refreshToken });
  expect(ping.status).toBe(401);
  const again = await here.call('DELETE', `/customer/sessions/${other.id}`);
  expect(again.json['messages'][0].code).toBe('not-found');
});

test('a session of another account, or the current one, is not ended', async () => {
  await using shop = await service(database.db);
  const [here, stranger] = [await shop.customer(), await shop.customer()];
  for (const { id } of await database.db.selectFrom('sessions').select('id').execute()) {
    const { json } = await here.call('DELETE', `/customer/sessions/${id}`);
    expect(json['messages'][0].code).toBe('not-found');
  }
  expect([await opens(shop, here.token), await opens(shop, stranger.token)]).toEqual([true, true]);
});

test('all other sessions of the account end together', async () => {
  await using shop = await service(database.db);
  const stranger = await shop.customer();
  const here = await shop.customer();
  const others = [await shop.logIn(here), await shop.logIn(here)];
  expect((await here.call('POST', '/customer/sessions/end-others')).json['data']).toMatchObject({ ended: 2 });
  for (const { token } of others) expect(await opens(shop, token)).toBe(false);
  expect([await opens(shop, here.token), await opens(shop, stranger.token)]).toEqual([true, true]);
});

test.each(['token', 'refreshToken', 'both', 'used'])(
  'a log-out by %s ends the session at once',
  async (by) => {
    await using shop = await service(database.db);
    const { token, refreshToken } = await shop.customer();
    const { json } = await shop.call('GET', '/customer/ping', undefined, { refreshToken });
    const next = { token: json['token'], refreshToken: json['refresh_token'] };
    const proofs = {
      token: { token },
      refreshToken: { token: 'A'.repeat(43), refreshToken: next.refreshToken },
      both: next,
      used: { refreshToken },
    }[by];
    const reply = await shop.call('POST', '/customer/logout', undefined, proofs);
    expect(reply).toMatchObject({ status: 200, json: { success: true, authenticated: false } });
    expect(await opens(shop, token)).toBe(false);
    expect((await shop.call('GET', '/customer/ping', undefined, next)).status).toBe(401);
    expect((await shop.call('POST', '/customer/logout', undefined, proofs)).json['success']).toBe(true);
  },
);

test('a log-out does not end another user’s session', async () => {
  await using shop = await service(database.db);
  const [here, other] = [await shop.customer(), await shop.customer()];
  await shop.call('POST', '/customer/logout');
  await shop.call('POST', '/customer/logout', undefined, { token: here.token });
  expect([await opens(shop, here.token), await opens(shop, other.token)]).toEqual([false, true]);
});
