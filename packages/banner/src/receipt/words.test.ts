import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { receiptWords } from './words.ts';

/** Every text with where it stands, but for the empty ones. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => texts(inner, `${path}.${name}`));
}

test('the receipt has the same texts and placeholders in every language', () => {
  const filledIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const english = texts(receiptWords.en);
  for (const language of languages) {
    const own = new Map(texts(receiptWords[language]));
    expect([language, [...own.keys()]]).toEqual([language, english.map(([path]) => path)]);
    for (const [path, text] of english) {
      const said = own.get(path) ?? '';
      expect([language, path, filledIn(said)]).toEqual([language, path, filledIn(text)]);
      expect([language, path, said.trim() === '']).toEqual([language, path, text === '']);
    }
  }
});
