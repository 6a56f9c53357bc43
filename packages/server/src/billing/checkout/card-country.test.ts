import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { shop } from '../testing/shop.ts';

const database = useTestDatabase();

test('the country that issued the card is kept as evidence of place, beside what the provider said', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.outcomes = [{ attempt: 'approved', cardCountry: 'FR' }];
  await at.process(id);
  const kept = await database.db.selectFrom('transactions').select('response').where('id', '=', id).execute();
  expect(kept).toEqual([{ response: { scripted: true, cardCountry: 'FR' } }]);
});
