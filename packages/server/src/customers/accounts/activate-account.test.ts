import { afterEach, expect, test } from 'vitest';
import { type Visitor, visitor } from '../../documents/agreements/testing/visitor.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import {
  goodPassword,
  hashIn,
  emailsTo,
  person,
  post,
  registration,
  type Reply,
  send,
} from './testing/people.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const email = 'ada@shop.example';
const day = 86_400_000;

const account = () => database.db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
const audited = async () =>
  (await database.db.selectFrom('audit_log').select('action').orderBy('seq').execute()).map(
    ({ action }) => action,
  );

const check = (one: Visitor, hash: string) =>
  post(one, '/customer/check-activation-hash', { activation_hash: hash });
const activate = (one: Visitor, hash: string) =>
  post(one, '/customer/activate-account', { activation_hash: hash });
const setFirst = (one: Visitor, hash: string, password = goodPassword) =>
  post(one, '/customer/initial-password-set', { activation_hash: hash, password });

/** A new account and the hash of its letter. */
async function registered(one: Visitor, { withPassword = true } = {}): Promise<string> {
  const later = withPassword ? {} : { password: '', initial_password_set: '1' };
  await post(one, '/customer/register', registration(email, later));
  return hashIn(one, email, 'activation');
}

test('a link is checked, then confirms the address, once', async () => {
  await using one = await visitor(database.db);
  const hash = await registered(one);
  const data = { email, initial_password_set: '0' };
  expect((await check(one, hash)).json['data']).toEqual(data);
  expect((await account()).confirmed_at).toBeNull();
  const replies = await Promise.all([activate(one, hash), activate(one, hash), activate(one, hash)]);
  expect(replies.filter(({ json }) => json['success'] === true).map(({ json }) => json['data'])).toEqual([
    data,
  ]);
  expect(replies.filter(({ code }) => code === 'already-confirmed')).toHaveLength(2);
  one.clock.advance(day);
  expect((await activate(one, hash)).code).toBe('already-confirmed');
  expect((await account()).confirmed_at).toEqual(new Date(one.clock().getTime() - day));
  expect(await audited()).toEqual(['account.register', 'account.confirm']);
  expect((await check(one, hash)).code).toBe('already-confirmed');
});

test('a link expires after seven days, and another one is sent on request', async () => {
  await using one = await visitor(database.db);
  const hash = await registered(one);
  one.clock.advance(7 * day - 1);
  expect((await check(one, hash)).json['success']).toBe(true);
  one.clock.advance(1);
  expect((await check(one, hash)).code).toBe('link-expired');
  expect((await activate(one, hash)).code).toBe('link-expired');
  expect((await account()).confirmed_at).toBeNull();
  await post(one, '/customer/resend-activation-email', { email });
  const next = await hashIn(one, email, 'activation');
  expect((await activate(one, next)).json['success']).toBe(true);
  expect((await activate(one, next)).code).toBe('already-confirmed');
});

test('only the browser that signed up is logged in, once', async () => {
  await using one = await visitor(database.db);
  const signUp = async (withPassword: boolean, address: string) => {
    const later = withPassword ? {} : { password: '', initial_password_set: '1' };
    const made = await post(one, '/customer/register', registration(address, later));
    const hash = await hashIn(one, address, 'activation');
    return { activation_hash: hash, sign_up_secret: made.json['data'].sign_up_secret as string };
  };
  const whoOpened = async ({ json: { token: bearer } }: Reply) =>
    (await send(one, 'GET', '/customer/info', undefined, { bearer })).json['customer'] as unknown;

  const ada = await signUp(true, email);
  const bob = await signUp(true, 'bob@shop.example');
  // Somebody's link with the secret of another sign-up opens nothing, and ends what the first could.
  const foreign = { ...bob, sign_up_secret: ada.sign_up_secret };
  expect((await post(one, '/customer/activate-account', foreign)).json).not.toHaveProperty('token');
  const confirmed = await post(one, '/customer/activate-account', ada);
  expect(await whoOpened(confirmed)).toMatchObject({ email, confirmed: true });
  const again = await post(one, '/customer/activate-account', ada);
  expect([again.code, again.json['token']]).toEqual(['already-confirmed', undefined]);

  const eve = await signUp(false, 'eve@shop.example');
  expect((await post(one, '/customer/activate-account', eve)).json).not.toHaveProperty('token');
  const set = await post(one, '/customer/initial-password-set', { ...eve, password: goodPassword });
  expect(await whoOpened(set)).toMatchObject({ email: 'eve@shop.example' });
});

test('every e-mail’s link is valid until one is used', async () => {
  await using one = await visitor(database.db);
  const first = await registered(one);
  one.clock.advance(60_000);
  await post(one, '/customer/resend-activation-email', { email });
  const second = await hashIn(one, email, 'activation');
  expect(second).not.toBe(first);
  expect((await activate(one, first)).json['success']).toBe(true);
  for (const use of [check, activate]) expect((await use(one, second)).code).toBe('already-confirmed');
});

test('wrong hashes and those of other e-mails open nothing', async () => {
  await using one = await visitor(database.db);
  const hash = await registered(one);
  await person(one, 'bob@shop.example');
  await post(one, '/customer/forgot-password', { email: 'bob@shop.example' });
  const reset = await hashIn(one, 'bob@shop.example', 'reset');
  const near = `${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of ['x', near, hash.toLowerCase(), `${hash}A`, "'; drop table customers; --"]) {
    for (const use of [check, activate, setFirst]) expect((await use(one, wrong)).code).toBe('link-invalid');
  }
  expect((await check(one, reset)).code).toBe('link-invalid');
  expect((await activate(one, reset)).code).toBe('activation-failed');
  expect((await setFirst(one, reset)).code).toBe('activation-failed');
  const confirmed = await database.db
    .selectFrom('customers')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .execute();
  expect(confirmed).toEqual([{ email: 'bob@shop.example' }]);
});

test('an account created without a password sets it on activation, once', async () => {
  await using one = await visitor(database.db);
  const hash = await registered(one, { withPassword: false });
  expect((await check(one, hash)).json['data']).toEqual({ email, initial_password_set: '1' });
  expect((await activate(one, hash)).json['data']).toEqual({ email, initial_password_set: '1' });
  // Left in between: the letter is opened again.
  expect((await check(one, hash)).json['data']).toEqual({ email, initial_password_set: '1' });
  expect((await setFirst(one, hash, 'qwerty')).code).toBe('password-common');
  expect((await setFirst(one, hash, 'kurz')).code).toBe('too-short');
  const set = await Promise.all([
    setFirst(one, hash, 'nebel weide'),
    setFirst(one, hash, 'andere worte'),
    setFirst(one, hash, 'dritte worte'),
  ]);
  expect(set.map(({ code }) => String(code)).toSorted()).toEqual([
    'initial-password-failed',
    'initial-password-failed',
    'null',
  ]);
  const { password_hash: first } = await account();
  expect(first).toContain('$argon2id$');
  expect((await setFirst(one, hash, 'letzte worte')).code).toBe('initial-password-failed');
  expect((await account()).password_hash).toBe(first);
});

test('setting the first password confirms the address and ends earlier sessions', async () => {
  await using one = await visitor(database.db);
  const hash = await registered(one, { withPassword: false });
  await person(one, 'bob@shop.example');
  const { id } = await database.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('sessions')
    .values({
      id: 'a'.repeat(22),
      customer_id: id,
      role: 'unconfirmed',
      device: '',
      created_at: one.clock(),
      last_used_at: one.clock(),
      expires_at: one.clock(),
    })
    .execute();
  expect((await setFirst(one, hash)).json['success']).toBe(true);
  const sessions = await database.db.selectFrom('sessions').select('customer_id').execute();
  expect(sessions.filter(({ customer_id }) => customer_id === id)).toEqual([]);
  expect(sessions).toHaveLength(1);
  expect((await check(one, hash)).code).toBe('already-confirmed');
});

test('an account with a password cannot set one through an activation e-mail', async () => {
  await using one = await visitor(database.db);
  const hash = await registered(one);
  const before = await account();
  expect((await setFirst(one, hash, 'nebel weide')).code).toBe('initial-password-failed');
  expect(await account()).toEqual(before);
});

test.each(['activate-account', 'initial-password-set'])(
  'a fault at %s leaves no partial state',
  async (at) => {
    await using one = await visitor(database.db);
    const hash = await registered(one, { withPassword: false });
    const before = [await account(), await database.db.selectFrom('account_links').selectAll().execute()];
    armFailpoints(`${at}:throw`);
    const use = at === 'activate-account' ? activate : setFirst;
    expect((await use(one, hash)).status).toBe(500);
    expect([await account(), await database.db.selectFrom('account_links').selectAll().execute()]).toEqual(
      before,
    );
    armFailpoints(undefined);
    expect((await use(one, hash)).json['success']).toBe(true);
  },
);

test('requested e-mails are sent three times an hour, and only to accounts that still need them', async () => {
  await using one = await visitor(database.db);
  const again = () => post(one, '/customer/resend-activation-email', { email });
  const hash = await registered(one);
  for (let index = 0; index < 5; index += 1) await again();
  expect(await emailsTo(one, email)).toHaveLength(3);
  one.clock.advance(3_600_000);
  await Promise.all([again(), again(), again(), again(), again()]);
  expect(await emailsTo(one, email)).toHaveLength(6);
  await activate(one, hash);
  one.clock.advance(3_600_000);
  expect((await again()).json).toMatchObject({ success: true, data: {} });
  expect(await emailsTo(one, email)).toHaveLength(6);
});
