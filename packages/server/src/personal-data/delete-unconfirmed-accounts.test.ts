import { expect, test } from 'vitest';
import { complete, visitor } from '../documents/agreements/testing/visitor.ts';
import { removeExpired } from '../customers/sessions/expired-rows-store.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { deleteUnconfirmedAccounts } from './delete-unconfirmed-accounts.ts';
import { hashIn, emailsTo, person, post, registration } from '../customers/accounts/testing/people.ts';

const database = useTestDatabase();
const day = 86_400_000;

test('an unconfirmed account is deleted after 30 days, unless something depends on it', async () => {
  await using one = await visitor(database.db);
  const { db } = database;
  const left = async () => {
    await removeExpired(db, one.clock());
    await deleteUnconfirmedAccounts(one.ports);
    const rows = await db.selectFrom('customers').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email.split('@')[0]);
  };
  await post(one, '/customer/register', registration('begun@shop.example'));
  await post(one, '/customer/register', registration('asks-again@shop.example'));
  await person(one, 'confirmed@shop.example');
  const owner = await person(one, 'owner@shop.example', { confirmed: false });
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
  expect((await post(one, '/agreement/new', body, { bearer: owner.bearer })).json['success']).toBe(true);
  one.clock.advance(10 * day);
  await person(one, 'session@shop.example', { confirmed: false });

  one.clock.advance(20 * day);
  expect(await left()).toEqual(['asks-again', 'begun', 'confirmed', 'owner', 'session']);
  await post(one, '/customer/resend-activation-email', { email: 'asks-again@shop.example' });
  one.clock.advance(1);
  expect(await left()).toEqual(['asks-again', 'confirmed', 'owner', 'session']);
  expect(await emailsTo(one, 'begun@shop.example')).toEqual([]);
  expect(await emailsTo(one, 'asks-again@shop.example')).toHaveLength(2);
  const noted = await db
    .selectFrom('audit_log')
    .select('actor')
    .where('action', '=', 'account.expire')
    .execute();
  expect(noted).toEqual([{ actor: 'job' }]);
  const activation_hash = await hashIn(one, 'asks-again@shop.example', 'activation');
  expect((await post(one, '/customer/activate-account', { activation_hash })).json['success']).toBe(true);
  one.clock.advance(10 * day + 1);
  // Its session ended 30 days after it was opened.
  expect(await left()).toEqual(['asks-again', 'confirmed', 'owner']);
  const again = await post(one, '/customer/register', registration('begun@shop.example'));
  expect(again.json['success']).toBe(true);
});
