import { expect, test } from 'vitest';
import { expectSame, expectWholeLog } from './same.ts';

test('names everything changed, missing or new', () => {
  const before = { page: 'a', invoice: { number: '1', total: 2 }, answers: ['x'] };
  expect(() => expectSame(before, structuredClone(before))).not.toThrow();
  expect(() => expectSame(before, { ...before, invoice: { number: '1', total: 3 } })).toThrow(/: invoice$/);
  expect(() => expectSame(before, { page: 'b', invoice: before.invoice, file: 'new' })).toThrow(
    'not as it was: page, answers, file',
  );
});

test('a log is complete when exactly its answers are sealed and valid', async () => {
  const told = async (answers: number) =>
    `seals: 1, answers under them: ${answers}, signed days: 0\nEverything matches.`;
  await expectWholeLog(() => told(2), 2);
  await expect(expectWholeLog(() => told(3), 2)).rejects.toThrow('more is sealed');
});
