import { expect, test } from 'vitest';
import { makeSite } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { allOrNothing } from './in-transaction.ts';

const database = useTestDatabase();
const sites = async () => (await database.db.selectFrom('sites').select('id').execute()).length;

test('a refusal rolls back, a success commits, and a bug still throws', async () => {
  const write = (result: { ok: boolean }) =>
    allOrNothing(database.db, async (trx) => {
      await makeSite(trx);
      return result;
    });
  expect(await write({ ok: false })).toEqual({ ok: false });
  expect(await sites()).toBe(0);
  expect(await write({ ok: true })).toEqual({ ok: true });
  expect(await sites()).toBe(1);
  const bug = new Error('bug');
  await expect(allOrNothing(database.db, () => Promise.reject(bug))).rejects.toBe(bug);
});
