import { expect, test } from 'vitest';
import { send } from '../../customers/accounts/testing/people.ts';
import { visitor } from '../agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
/** Long enough to be read in another thread. */
const long = 'A sentence with *one* word.\n\n'.repeat(2500);

test('of many concurrent long texts some are queued, the others are asked to retry', async () => {
  await using one = await visitor(database.db);
  const convert = (text: string) => send(one, 'POST', '/md/convert', { text });
  const replies = await Promise.all(Array.from({ length: 12 }, () => convert(long)));
  expect(replies.filter(({ json }) => json['success'] === true)).toHaveLength(8);
  const told = replies.filter(({ status }) => status === 429);
  expect(told.map(({ code }) => code)).toEqual(['limited', 'limited', 'limited', 'limited']);
  expect((await convert('# After all')).json['html']).toContain('After all');
});
