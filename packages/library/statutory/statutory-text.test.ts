import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatutoryText } from './statutory-text.ts';
import { statutoryTexts } from './texts.ts';

const file = 'crd-annex-ib/it.md';
const source = readFileSync(join(import.meta.dirname, 'texts', file), 'utf8');
const shape = { form: ['trader_name_address_email'] };

function fault(from: string, to: string): string {
  expect(source).toContain(from);
  try {
    readStatutoryText(file, source.replace(from, to), shape);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a text is read with its parts, placeholders in braces', () => {
  const text = readStatutoryText(file, source, shape);
  expect(Object.keys(text.parts)).toEqual(['form']);
  expect(text.parts['form']?.text).toContain('{trader_name_address_email}');
  expect(text.official).toBe('unverified');
});

test.each([
  ['{trader_name_address_email}', '{trader_name_adress_email}', 'did you mean trader_name_address_email?'],
  ['{trader_name_address_email}', '{trader_name_address_email', 'is never closed by }'],
  ['{trader_name_address_email}', '{trader: name}', 'holds no mark but {placeholders}'],
  ['# form', '# from', 'there is no part "# form"'],
  ['# form', '# forms\n\nWords.\n\n# form', '"# forms" is no part of this text; did you mean form?'],
  ['# form', 'Words above.\n\n# form', 'stand under "# part"'],
  ['adapted-copies: form', 'adapted-copies: forms', 'does not say how "# form" was read'],
  ['adapted-copies:', 'adapted-copy:', 'front matter has no adapted-copy; did you mean adapted-copies?'],
  ['official: unverified', 'official: perhaps', 'official is verified or unverified'],
  ['title: ', 'titel: ', 'did you mean title?'],
])('"%s" written as "%s" is refused: %s', (from, to, message) => {
  expect(fault(from, to)).toContain(message);
  expect(fault(from, to)).toMatch(/^crd-annex-ib\/it\.md:\d+:\d+ /u);
});

test('every folder of a text is registered', () => {
  const folders = readdirSync(join(import.meta.dirname, 'texts'));
  expect(folders.toSorted()).toEqual(Object.keys(statutoryTexts).toSorted());
});
