import { expect, test } from 'vitest';
import { visitor } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { person, post, send } from './testing/people.ts';

const database = useTestDatabase();
const email = 'ada@shop.example';
const profile = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  personal_id: '123-X',
  country: 'GB',
  phone: '+44 20 1234',
};
const empty = { first_name: '', last_name: '', personal_id: '', country: '', phone: '' };

test('a customer reads their own account, confirmed or not, and no secrets', async () => {
  await using one = await visitor(database.db);
  for (const [index, confirmed] of [true, false].entries()) {
    const who = await person(one, `${index}@shop.example`, { confirmed });
    const { json } = await send(one, 'GET', '/customer/info', undefined, who);
    expect(json).toEqual({
      success: true,
      authenticated: true,
      customer: {
        id: who.id,
        customer_id: who.customerId,
        email: who.email,
        confirmed,
        language: 'en',
        ...empty,
        created_at: one.clock().toISOString(),
      },
    });
  }
});

test('a profile is replaced as a whole, within its limits', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const bob = await person(one, 'bob@shop.example');
  const put = (body: object) => send(one, 'PUT', '/customer/info', body, ada);
  expect((await put(profile)).json['customer']).toMatchObject({ ...profile, email });
  const refused: [object, string, string][] = [
    [{ ...profile, first_name: 'a'.repeat(101) }, 'first_name', 'too-long'],
    [{ ...profile, country: 'gb' }, 'country', 'not-allowed'],
    [{ ...profile, country: 'XX' }, 'country', 'not-allowed'],
    [{ ...profile, phone: 5 }, 'phone', 'wrong-kind'],
    [{ ...profile, email: 'eve@shop.example' }, 'email', 'unknown-field'],
    [{ ...profile, confirmed_at: '2020-01-01' }, 'confirmed_at', 'unknown-field'],
    [{ first_name: 'A' }, 'last_name', 'required'],
  ];
  for (const [body, field, code] of refused) {
    expect((await put(body)).json['messages'][0]).toMatchObject({ field, code });
  }
  const read = async (who: object) =>
    (await send(one, 'GET', '/customer/info', undefined, who)).json['customer'];
  expect(await read(ada)).toMatchObject(profile);
  expect(await read(bob)).toMatchObject(empty);
  expect((await put(empty)).json['customer']).toMatchObject(empty);
});

test('messages and e-mails use the configured language', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email, { confirmed: false });
  expect((await send(one, 'PUT', '/customer/set-language/de', undefined, ada)).json['success']).toBe(true);
  const refused = await send(one, 'PUT', '/customer/info', profile, ada);
  expect(refused.json['messages'][0].value).toMatch(/bestätigen/i);
  // It is a refusal, no end of the session.
  expect(refused.json['authenticated']).toBe(true);
  await post(one, '/customer/forgot-password', { email });
  const letters = await database.db.selectFrom('outbox').select(['message', 'language']).execute();
  expect(letters).toContainEqual({ message: 'reset', language: 'de' });
  const wrong = await send(one, 'PUT', '/customer/set-language/xx', undefined, ada);
  expect(wrong.json['messages'][0]).toMatchObject({ field: 'lang', code: 'not-allowed' });
});

test('only the public id identifies an account', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const valid = async (useruuid: string) =>
    (await post(one, '/customer/check-valid-uuid', { useruuid })).json['data'].valid;
  expect(await valid(ada.customerId)).toBe(true);
  expect(await valid(ada.customerId.toUpperCase())).toBe(true);
  const foreign = [ada.id, crypto.randomUUID(), '', "x' or true --", `${ada.customerId} `];
  for (const text of foreign) expect(await valid(text)).toBe(false);
});
