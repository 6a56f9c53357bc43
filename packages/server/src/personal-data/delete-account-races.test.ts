import { expect, test } from 'vitest';
import { complete, visitor } from '../documents/agreements/testing/visitor.ts';
import type { Passwords } from '../customers/sessions/hash-password.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { changeAccount } from '../customers/customer-store.ts';
import { deleteAccount } from './delete-account.ts';
import { goodPassword, person, post } from '../customers/accounts/testing/people.ts';

const database = useTestDatabase();
const email = 'ada@shop.example';

test('a deletion whose password changes during the check deletes nothing', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const { passwords } = one.ports;
  const slow: Passwords = {
    ...passwords,
    verify: async (stored, password) => {
      const verified = await passwords.verify(stored, password);
      await changeAccount(database.db, ada.id, { password_hash: 'another' }, one.clock());
      return verified;
    },
  };
  const session = { id: 's', customerId: ada.id, role: 'customer', language: 'en' } as const;
  const given = { session, password: goodPassword };
  expect(await deleteAccount({ ...one.ports, passwords: slow }, given)).toEqual({
    ok: false,
    reason: 'password-wrong',
  });
  expect(await database.db.selectFrom('customers').select('email').execute()).toEqual([{ email }]);
});

test('an agreement created while its account is deleted belongs to nobody or is rejected', async () => {
  await using one = await visitor(database.db);
  for (let round = 0; round < 6; round += 1) {
    const { bearer } = await person(one, email);
    const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
    const [made] = await Promise.all([
      post(one, '/agreement/new', body, { bearer }),
      post(one, '/customer/delete', { password: goodPassword }, { bearer }),
    ]);
    expect([200, 401]).toContain(made.status);
    expect(await database.db.selectFrom('agreements').select('id').execute()).toEqual([]);
    expect(await database.db.selectFrom('customers').select('id').execute()).toEqual([]);
  }
});

test('an agreement claimed while the account is deleted is deleted with it or stays the visitor’s', async () => {
  await using one = await visitor(database.db);
  for (let round = 0; round < 6; round += 1) {
    const { bearer } = await person(one, email);
    const made = await Promise.all([one.generate(complete), one.generate(complete)]);
    const agreements = made.map(({ data }) => ({
      agreement_id: data.agreement_id,
      token: data.access_token,
    }));
    const [claimed, deleted] = await Promise.all([
      post(one, '/customer/claim-agreements', { agreements }, { bearer }),
      post(one, '/customer/delete', { password: goodPassword }, { bearer }),
    ]);
    expect(deleted.json['success']).toBe(true);
    const left = await database.db.selectFrom('agreements').select(['id', 'owner_id']).execute();
    const expected = claimed.status === 200 ? [] : made.map(({ data }) => data.agreement_id as string);
    expect(left.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(left.filter(({ owner_id: owner }) => owner !== null)).toEqual([]);
    await database.db.deleteFrom('agreements').execute();
  }
});
