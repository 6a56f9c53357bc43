import { expect, test } from 'vitest';
import { sentenceAround } from './sentence-around.ts';

function around(text: string, words: string): string {
  const start = text.indexOf(words);
  return sentenceAround(text, start, start + words.length);
}

test('words within a sentence are widened to it', () => {
  const text = 'We confirm orders, within 24 hours in Spain. They bind for five days. See § 5.';
  expect(around(text, ', within 24 hours in Spain')).toBe('We confirm orders, within 24 hours in Spain.');
  expect(around(text, ' They bind')).toBe('They bind for five days.');
  expect(around(text, 'They bind for five days. See § 5.')).toBe('They bind for five days. See § 5.');
  expect(around(text, 'orders, within 24 hours in Spain. They')).toBe(
    'We confirm orders, within 24 hours in Spain. They bind for five days.',
  );
});

test('neither a number nor a quotation ends a sentence', () => {
  const german = 'Nach § 5 Abs. 1 gilt dies, auch hier. „Ja“ heißt ja.';
  expect(around(german, ', auch hier')).toBe('Nach § 5 Abs. 1 gilt dies, auch hier.');
  expect(around(german, 'heißt')).toBe('„Ja“ heißt ja.');
  expect(around('Without a stop', 'a')).toBe('Without a stop');
});
