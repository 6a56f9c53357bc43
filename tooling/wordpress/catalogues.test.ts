import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moFile, potFile, readPo, sourceWords, translations } from './catalogues.ts';

test('the template has every sentence of the sources', () => {
  const file = 'packages/wordpress/clausewright/languages/clausewright.pot';
  expect(readFileSync(file, 'utf8')).toBe(potFile());
  expect(sourceWords().length).toBeGreaterThan(50);
});

test.each([...translations()])('%s says all of them, with the same placeholders', (language, words) => {
  expect([...words.keys()]).toEqual(sourceWords());
  for (const [sentence, said] of words) {
    expect(said, sentence).not.toBe('');
    expect(said.split('%s').length, sentence).toBe(sentence.split('%s').length);
    // French sets no ordinary space before these.
    if (language === 'fr') expect(said).not.toMatch(/ [:;?!»]|« /);
  }
});

test('the six languages of the product are there', () => {
  expect([...translations().keys()]).toEqual(['de', 'es', 'fr', 'it', 'nl']);
});

test('a sentence that has quotation marks and line ends is read as it was written', () => {
  expect(readPo('msgid ""\nmsgstr ""\n\nmsgid "a \\"b\\"\\n"\nmsgstr "ä"\n')).toEqual(
    new Map([['a "b"\n', 'ä']]),
  );
});

test('a packed catalogue has its tables where the format says', () => {
  const file = Buffer.from(
    moFile(
      new Map([
        ['b', 'zwei'],
        ['a', 'éins'],
      ]),
    ),
  );
  const number = (at: number): number => file.readUInt32LE(at);
  expect([number(0), number(4), number(8)]).toEqual([0x950412de, 0, 3]);
  expect([number(12), number(16), number(20), number(24)]).toEqual([28, 52, 0, 76]);
  const word = (table: number, row: number): string => {
    const [length, place] = [number(table + row * 8), number(table + row * 8 + 4)];
    expect(file[place + length]).toBe(0);
    return file.toString('utf8', place, place + length);
  };
  expect([0, 1, 2].map((row) => word(28, row))).toEqual(['', 'a', 'b']);
  expect([1, 2].map((row) => word(52, row))).toEqual(['éins', 'zwei']);
});
