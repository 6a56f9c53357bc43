import { expect, test } from 'vitest';
import { isUniqueViolation } from '../../platform/database/database-error.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { begin } from './testing/begin.ts';

const database = useTestDatabase();

test('1: the database rejects a second payment covering a sale', async () => {
  await using begun = await begin(database.db);
  const { at } = begun;
  const unpaid = await at.unpaid();
  const first = (await at.open(unpaid, 'stripe'))['data'].transaction_id as string;
  const second = (await at.open(unpaid, 'sandbox'))['data'].transaction_id as string;
  await at.process(unpaid, second);
  // What a code without the rule of surplus would write.
  const wrong = database.db
    .updateTable('transactions')
    .set({ state: 'approved', captured: unpaid.total, attempt_state: 'approved' })
    .where('id', '=', first)
    .execute();
  const refusal = await wrong.catch((error: unknown) => error);
  expect(isUniqueViolation(refusal, 'transactions_one_covering')).toBe(true);
});
