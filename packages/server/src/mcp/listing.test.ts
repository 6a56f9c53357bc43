import { expect, test } from 'vitest';
import { instructions, listing } from './answer-message.ts';

test('what a model reads before it begins is short', () => {
  expect(listing.length).toBeLessThanOrEqual(12);
  const words = listing.map(({ name, description }) => name + description).join('');
  expect(words.length).toBeLessThanOrEqual(3000);
  expect(Buffer.byteLength(JSON.stringify(listing))).toBeLessThanOrEqual(3000);
  expect(Buffer.byteLength(instructions)).toBeLessThanOrEqual(600);
});
