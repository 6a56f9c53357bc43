import { expect, test } from 'vitest';
import { makeSite } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';

const database = useTestDatabase();

test('of two deadlocked transactions one is retried, and both succeed', async () => {
  const sites = [await makeSite(database.db), await makeSite(database.db)];
  let tries = 0;
  let arrived = 0;
  let open = () => {};
  const bothHoldOne = new Promise<void>((resolve) => (open = resolve));
  const rename = (order: typeof sites, name: string) =>
    inTransaction(database.db, async (trx) => {
      tries += 1;
      for (const { id } of order) {
        await trx.updateTable('sites').set({ name }).where('id', '=', id).execute();
        arrived += 1;
        if (arrived === 2) open();
        await bothHoldOne;
      }
    });
  await Promise.all([rename(sites, 'one'), rename(sites.toReversed(), 'other')]);
  const rows = await database.db.selectFrom('sites').select('name').execute();
  expect(new Set(rows.map(({ name }) => name)).size).toBe(1);
  expect(tries).toBe(3);
});
