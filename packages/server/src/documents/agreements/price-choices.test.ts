import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { twoLanguages, visitor } from './testing/visitor.ts';

const database = useTestDatabase();

test('beside what choices add stands what the answers cost, as the preview says it', async () => {
  await using one = await visitor(database.db);
  const asked = { type: 'TEST', answers: twoLanguages };
  const { data } = await one.call('POST', '/agreement/price-choices', { ...asked, questions: [] });
  const preview = await one.call('POST', '/agreement/preview', { ...asked, language: 'en' });
  expect(data.costs.total).toBeGreaterThan(0);
  expect(data.costs).toEqual(preview['data'].costs);
  expect(data.choices).toEqual([]);
});
