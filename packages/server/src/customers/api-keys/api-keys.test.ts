import * as contract from '@clausewright/contract';
import { type Call, keyPrefix, limits } from '@clausewright/contract';
import { describe, expect, test } from 'vitest';
import { admitKey } from '../../platform/http/session.ts';
import { twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { agreementOf, codeOf, himself } from '../organisations/testing/organisation.ts';
import { type Customer, service, type Service } from '../sessions/testing/customer.ts';

const database = useTestDatabase();
const path = '/customer/api-keys';

const wanted = (one: Customer, more: object = {}) => ({
  name: 'Build',
  scopes: ['read'],
  websites: null,
  days: 30,
  password: one.password,
  ...more,
});

async function keyOf(one: Customer, more: object = {}) {
  const { json } = await one.call('POST', path, wanted(one, more));
  const { key, secret } = json['data'];
  return { id: key.id as string, secret: secret as string };
}

const withKey = (shop: Service, token: string) => ({
  get: (url: string) => shop.call('GET', url, undefined, { token }),
  post: (url: string, body: object) => shop.call('POST', url, body, { token }),
});

test('a key is told once, kept as a hash, and opens the account to a program', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const { secret } = await keyOf(one);
  expect(secret).toMatch(new RegExp(`^${keyPrefix}[\\w-]{43}$`));
  const { json } = await one.call('GET', path);
  expect(json['data'].keys).toMatchObject([
    { name: 'Build', hint: secret.slice(-4), scopes: ['read'], websites: null, last_used_at: null },
  ]);
  expect(JSON.stringify(json)).not.toContain(secret);
  const program = withKey(shop, secret);
  const own = await program.get('/customer/api-key');
  expect(own.json['data'].key).toMatchObject({ name: 'Build', scopes: ['read'] });
  expect((await program.get('/customer/agreements/all')).json).toMatchObject({ success: true });
  expect(shop.logged()).not.toContain(secret);
  const rows = await database.db.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await one.call('GET', path)).json['data'].keys[0].last_used_at).not.toBeNull();
});

test('what a key is not for is refused with 403 and says why', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const agreement = await agreementOf(himself(one), 'one.example');
  const { secret } = await keyOf(one);
  const program = withKey(shop, secret);
  const answers = await Promise.all([
    program.post('/customer/delete', { password: one.password }),
    program.post(path, wanted(one)),
    program.get('/customer/sessions'),
    program.post(`/agreement/update/${agreement}`, {}),
  ]);
  expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual([
    [403, 'key-not-accepted'],
    [403, 'key-not-accepted'],
    [403, 'key-not-accepted'],
    [403, 'key-scope'],
  ]);
});

test('a key for one website reaches what belongs to it, and nothing else', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const [mine, other] = [
    await agreementOf(himself(one), 'one.example'),
    await agreementOf(himself(one), 'two.example'),
  ];
  const [site] = await database.db
    .selectFrom('websites')
    .select('id')
    .where('owner_id', '=', one.id)
    .where('name', '=', 'one.example')
    .execute();
  const { secret } = await keyOf(one, { websites: [site?.id] });
  const program = withKey(shop, secret);
  expect(codeOf(await program.get(`/agreement/details/${mine}`))).toBe('ok');
  expect(codeOf(await program.get(`/agreement/details/${other}`))).toBe('key-website');
  expect(codeOf(await program.get('/customer/agreements/all'))).toBe('key-website');
  const unknown = await program.get('/agreement/details/AAAAAAAAAAAAAAAAAAAAAA');
  expect(codeOf(unknown)).toBe('key-website');
});

test('nobody makes a key for the website of somebody else', async () => {
  await using shop = await service(database.db);
  const [one, stranger] = [await shop.customer(), await shop.customer()];
  await agreementOf(himself(stranger), 'stranger.example');
  const sites = await database.db
    .selectFrom('websites')
    .select('id')
    .where('owner_id', '=', stranger.id)
    .execute();
  const refused = await one.call('POST', path, wanted(one, { websites: sites.map(({ id }) => id) }));
  expect(codeOf(refused)).toBe('not-found');
});

test('a key that expired or was revoked opens nothing', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const [first, second] = [await keyOf(one), await keyOf(one, { days: null })];
  expect(codeOf(await one.call('DELETE', `${path}/${second.id}`))).toBe('ok');
  expect((await withKey(shop, second.secret).get('/customer/agreements/all')).status).toBe(401);
  shop.clock.advance(30 * 86_400_000 + 1);
  expect((await withKey(shop, first.secret).get('/customer/agreements/all')).status).toBe(401);
  const stranger = await shop.customer();
  expect(codeOf(await stranger.call('DELETE', `${path}/${first.id}`))).toBe('not-found');
});

test('making a key asks for the password, and an account has a bounded number of them', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const wrong = await one.call('POST', path, wanted(one, { password: 'Falsch-am-Morgen-1' }));
  expect(codeOf(wrong)).toBe('password-wrong');
  for (let made = 0; made < limits.keys; made += 1) await keyOf(one);
  expect(codeOf(await one.call('POST', path, wanted(one)))).toBe('keys-too-many');
});

test('a key in an address is refused before it does anything', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const { secret } = await keyOf(one);
  const answer = await shop.call('GET', `/customer/api-key?key=${secret}`);
  expect([answer.status, codeOf(answer)]).toEqual([400, 'key-in-address']);
  expect(shop.logged()).not.toContain(secret);
});

test('a program that calls too often is told when to come again', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const { secret } = await keyOf(one);
  const program = withKey(shop, secret);
  let answer = await program.get('/customer/api-key');
  for (let calls = 0; calls < 300 && answer.status === 200; calls += 1)
    answer = await program.get('/customer/api-key');
  expect([answer.status, codeOf(answer)]).toEqual([429, 'limited']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

describe('every call and every scope', () => {
  const calls = Object.values(contract as object).filter(
    (one: unknown): one is Call =>
      typeof one === 'object' && one !== null && 'path' in one && 'method' in one,
  );
  const grants = [...contract.keyScopes, 'none'] as const;
  const never = /^\/(transaction|invoices|customer\/(?!agreements|api-key$|webhook))|\/delete\/:id$|export/;

  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    for (const grant of grants) {
      const scopes = grant === 'none' ? [] : [grant];
      const result = await admitKey(
        call,
        { scopes, websites: null },
        { id: undefined, belongsTo: async () => false },
      );
      const expected =
        call.key === undefined
          ? 'key-not-accepted'
          : call.key.scope === null || call.key.scope === grant
            ? 'ok'
            : 'key-scope';
      expect(result.ok ? 'ok' : result.reason).toBe(expected);
      // To one website, a call that names nothing of it is more than the key may.
      const held = await admitKey(
        call,
        { scopes, websites: ['other'] },
        { id: 'some', belongsTo: async () => false },
      );
      expect(held.ok).toBe(result.ok && call.key?.of === 'nothing');
    }
    // Money, the account itself, and what cannot be undone are for people.
    if (never.test(call.path)) expect(call.key).toBeUndefined();
    if (call.method === 'GET' && call.key !== undefined) expect([null, 'read']).toContain(call.key.scope);
    if (call.key !== undefined && !['account', 'nothing'].includes(call.key.of))
      expect(call.path).toContain(':id');
  });
});

test('a program does not end what a person is paying', async () => {
  await using shop = await service(database.db);
  const one = await shop.customer();
  const { secret } = await keyOf(one, { scopes: ['read', 'write', 'publish'] });
  const program = withKey(shop, secret);
  const order = { request_id: crypto.randomUUID(), type: 'TEST', answers: twoLanguages };
  const { agreement_id: id, costs } = (await one.call('POST', '/agreement/new', order)).json['data'];
  const paying = { item_type: 'agreement', item_id: id, processor: 'sandbox', expected_total: costs.total };
  expect(codeOf(await one.call('POST', '/transaction/new', paying))).toBe('ok');
  const answers = { ...twoLanguages, website_url: 'https://changed.example' };
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers, revision: 1, edits: 'reset' };
  expect(codeOf(await program.post(`/agreement/update/${id}`, body))).toBe('payment-in-progress');
  const states = database.db.selectFrom('transactions').select('state').where('item_id', '=', id);
  expect(await states.execute()).toEqual([{ state: 'created' }]);
  // The person himself goes on changing, and pays anew.
  expect(codeOf(await one.call('POST', `/agreement/update/${id}`, body))).toBe('ok');
  expect(await states.execute()).toEqual([{ state: 'cancelled' }]);
});
