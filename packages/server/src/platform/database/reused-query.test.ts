import { expect, test } from 'vitest';
import { findAgreement, lockAgreement } from '../../documents/records/agreement-store.ts';
import { makeAgreement } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();

test('a prepared query answers each call for its own value, inside a transaction too', async () => {
  const { db } = database;
  const ids = [(await makeAgreement(db)).id, (await makeAgreement(db)).id];
  const found = await Promise.all([...ids, 'none'].map(async (id) => (await findAgreement(db, id))?.id));
  expect(found).toEqual([...ids, undefined]);
  const seen = await db.transaction().execute(async (trx) => {
    const locked: unknown[] = [];
    for (const id of ids) {
      await trx.updateTable('agreements').set({ edited: true }).where('id', '=', id).execute();
      locked.push((await lockAgreement(trx, id))?.edited, (await findAgreement(trx, id))?.edited);
    }
    return locked;
  });
  expect(seen).toEqual([true, true, true, true]);
});
