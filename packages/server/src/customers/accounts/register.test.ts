import { afterEach, expect, test } from 'vitest';
import { draftToken } from './draft-token.ts';
import { complete, visitor } from '../../documents/agreements/testing/visitor.ts';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { emailsTo, post, registration, send } from './testing/people.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const email = 'ada@shop.example';

const accounts = () => database.db.selectFrom('customers').selectAll().execute();

test('creates an account with a hashed password, and sends one e-mail in its language', async () => {
  await using one = await visitor(database.db);
  const reply = await post(one, '/customer/register', registration(email, { language: 'fr' }));
  expect(reply.json).toEqual({
    success: true,
    authenticated: false,
    data: {
      customer_id: expect.stringMatching(/^[\da-f-]{36}$/),
      sign_up_secret: expect.stringMatching(/^[\w-]{43}$/),
    },
  });
  expect(await accounts()).toMatchObject([
    { email, customer_id: reply.json['data'].customer_id, confirmed_at: null, language: 'fr' },
  ]);
  expect((await accounts())[0]?.password_hash).toContain('$argon2id$');
  const letters = await emailsTo(one, email);
  expect(letters).toMatchObject([{ message: 'activation', language: 'fr' }]);
  const links = await database.db.selectFrom('account_links').selectAll().execute();
  const secret = /activate-account\/([\w-]{43})/.exec(letters[0]?.text ?? '')?.[1] ?? 'none';
  expect(JSON.stringify(links)).not.toContain(secret);
});

test('sends no e-mail unless requested', async () => {
  await using one = await visitor(database.db);
  await post(one, '/customer/register', registration(email, { send_activation: '0' }));
  expect(await emailsTo(one, email)).toEqual([]);
});

test.each([
  [{ password: '' }, 'sign-up-incomplete'],
  [{ initial_password_set: '1' }, 'sign-up-incomplete'],
  [{ password: 'Password1' }, 'password-common'],
  [{ password: 'short' }, 'too-short'],
  [{ password: 'a'.repeat(4000) }, 'too-long'],
  [{ email: 'nobody' }, 'email-invalid'],
  [{ language: 'xx' }, 'not-allowed'],
  [{ role: 'customer' }, 'unknown-field'],
])('%j is rejected as %s, and nothing is created', async (change, code) => {
  await using one = await visitor(database.db);
  expect(await post(one, '/customer/register', registration(email, change))).toMatchObject({
    status: 200,
    code,
  });
  expect(await accounts()).toEqual([]);
});

test('a sign-up whose password and flag contradict each other is rejected for its field', async () => {
  await using one = await visitor(database.db);
  const fields = async (change: object) => {
    const { json } = await post(one, '/customer/register', registration(email, change));
    return json['messages'].slice(1).map(({ field, code }: { field: string; code: string }) => [field, code]);
  };
  expect(await fields({ initial_password_set: '1' })).toEqual([['initial_password_set', 'not-allowed']]);
  expect(await fields({ password: '' })).toEqual([['password', 'required']]);
});

test('one address has one account, however it is written', async () => {
  await using one = await visitor(database.db);
  await post(one, '/customer/register', registration(email));
  const again = await post(one, '/customer/register', registration('ADA@Shop.example'));
  expect(again.code).toBe('email-exists');
  expect(await accounts()).toHaveLength(1);
});

test('of two concurrent registrations of one address one succeeds, with one e-mail', async () => {
  await using one = await visitor(database.db);
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => post(one, '/customer/register', registration(email))),
  );
  const codes = replies.map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'email-exists')).toHaveLength(5);
  expect(await accounts()).toHaveLength(1);
  expect(await emailsTo(one, email)).toHaveLength(1);
});

test('a wizard sign-up opens a restricted session; others open none', async () => {
  await using one = await visitor(database.db);
  const made = await one.generate(complete);
  const proofs = [
    { draft: draftToken(one.ports.secret, one.clock()) },
    { agreement: made['data'].access_token as string },
  ];
  for (const [index, proof] of proofs.entries()) {
    const { json } = await post(one, '/customer/register', registration(`a${index}@shop.example`), proof);
    expect(json).toMatchObject({ success: true, authenticated: true, token: expect.any(String) });
    const bearer = String(json['token']);
    const info = await send(one, 'GET', '/customer/info', undefined, { bearer });
    expect(info.json['customer']).toMatchObject({ confirmed: false });
    const profile = { first_name: 'A', last_name: '', personal_id: '', country: '', phone: '' };
    expect(await send(one, 'PUT', '/customer/info', profile, { bearer })).toMatchObject({
      code: 'email-not-confirmed',
      json: { forbidden: { reason: 'email-not-confirmed' } },
    });
  }
  const old = draftToken(one.ports.secret, new Date(one.clock().getTime() - 25 * 3_600_000));
  const future = draftToken(one.ports.secret, new Date(one.clock().getTime() + 60_000));
  const foreign = draftToken(new Uint8Array(32).fill(1), one.clock());
  const wrong = [
    {},
    { draft: old },
    { draft: future },
    { draft: foreign },
    { agreement: 'x'.repeat(43) },
    { draft: 'x'.repeat(43) },
  ];
  for (const [index, proof] of wrong.entries()) {
    const { json } = await post(one, '/customer/register', registration(`b${index}@shop.example`), proof);
    expect(json).toMatchObject({ success: true, authenticated: false });
    expect(json).not.toHaveProperty('token');
  }
});

test('sign-ups are limited per network; rejected ones do not count', async () => {
  const limits = { ...wideLimits(), register: { points: 2, seconds: 3600 } };
  await using one = await visitor(database.db, { limits });
  for (let index = 0; index < 4; index += 1) {
    await post(one, '/customer/register', registration(email, { password: 'Password1' }));
  }
  expect((await post(one, '/customer/register', registration(email))).json['success']).toBe(true);
  for (let index = 0; index < 4; index += 1) {
    expect((await post(one, '/customer/register', registration(email))).code).toBe('email-exists');
  }
  expect((await post(one, '/customer/register', registration('b@shop.example'))).json['success']).toBe(true);
  expect(await post(one, '/customer/register', registration('c@shop.example'))).toMatchObject({
    status: 429,
    code: 'limited',
  });
});

test('a server error does not use up the limit', async () => {
  const once = { points: 1, seconds: 3600 };
  await using one = await visitor(database.db, {
    limits: { ...wideLimits(), register: once, 'email-check': once },
  });
  armFailpoints('register:throw');
  for (let index = 0; index < 2; index += 1) {
    expect((await post(one, '/customer/register', registration(email))).status).toBe(500);
  }
  armFailpoints(undefined);
  expect((await post(one, '/customer/register', registration(email))).json['success']).toBe(true);
});

test('finding taken addresses is limited, and then nothing is revealed about any address', async () => {
  const limits = { ...wideLimits(), 'email-check': { points: 2, seconds: 3600 } };
  await using one = await visitor(database.db, { limits });
  await post(one, '/customer/register', registration(email));
  for (const code of ['email-exists', 'email-exists', 'limited']) {
    expect((await post(one, '/customer/register', registration(email))).code).toBe(code);
  }
  expect((await post(one, '/customer/register', registration('free@shop.example'))).code).toBe('limited');
});

test('a fault between account and e-mail leaves neither', async () => {
  await using one = await visitor(database.db);
  armFailpoints('register:throw@1');
  expect((await post(one, '/customer/register', registration(email))).status).toBe(500);
  expect(await accounts()).toEqual([]);
  expect(await database.db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
  expect((await post(one, '/customer/register', registration(email))).json['success']).toBe(true);
  expect(await emailsTo(one, email)).toHaveLength(1);
});
