import { expect, test } from 'vitest';
import { withEnglishArticles } from './english-articles.ts';
import type { DraftPhrase } from './tree.ts';
import { phraseText } from './tree-text.ts';

function read(...words: readonly string[]): string {
  const children: DraftPhrase[] = words.map((value) => ({ type: 'text', value }));
  const [block] = withEnglishArticles([{ type: 'paragraph', children }]);
  return block?.type === 'paragraph' ? phraseText(block.children) : '';
}

test('a country has its article in a sentence', () => {
  expect(read('Our servers are in ', 'United States', '.')).toBe('Our servers are in the United States.');
  expect(read('to ', 'Germany', ', ', 'Netherlands', ' and ', 'United Kingdom', '.')).toBe(
    'to Germany, the Netherlands and the United Kingdom.',
  );
});

test('also where words were put together', () => {
  expect(read('They are based in United States and in United Kingdom.')).toBe(
    'They are based in the United States and in the United Kingdom.',
  );
  expect(read('It forms part of United Kingdom law; the law of the United States.')).toBe(
    'It forms part of United Kingdom law; the law of the United States.',
  );
});

test('it has none in a table, an address or brackets', () => {
  expect(read('United States')).toBe('United States');
  expect(read('1 Main Street, ', 'United States', '.')).toBe('1 Main Street, United States.');
  expect(read('Acme (', 'Netherlands', ')')).toBe('Acme (Netherlands)');
});
