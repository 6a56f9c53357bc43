import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { shop } from '../testing/shop.ts';

const database = useTestDatabase();

test('the card country is kept as location evidence, beside what the provider reported', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.outcomes = [{ attempt: 'approved', cardCountry: 'FR' }];
  await at.process(id);
  const kept = await database.db.selectFrom('transactions').select('response').where('id', '=', id).execute();
  expect(kept).toEqual([{ response: { scripted: true, cardCountry: 'FR' } }]);
});
