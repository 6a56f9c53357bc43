import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, plainOfCell } from './csv-cell.ts';
import { runsInSpreadsheet } from './testing/runs-in-spreadsheet.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '\n=1',
  '=HYPERLINK("https://evil.example";"x")',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20SUM(A1)',
  ' =1+1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF@a',
  '"=1"',
])('a spreadsheet reads %j as text', (text) => {
  expect(csvCell(text)).toMatch(/^"?'/);
});

test.each([
  ['a;=1', `"a;'=1"`],
  ['a; "=1', `"a; ""'=1"`],
  ['a\t=1', `"a\t'=1"`],
  [['Own', '=1'], `"Own; '=1"`],
  ['a;b', '"a;b"'],
  ['2-3 = 4', '2-3 = 4'],
])('%j stays text where cells are separated by semicolons or tabs', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

const signs = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', '＠', ';', '\t', '\n', ' ', '"', "'", ',', 'a'),
});

test('any user input stays one cell', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), signs), (text) => {
      const cell = csvCell(text);
      expect(cell).toMatch(/^([^",;\t\r\n]*|"([^"\r\n]|"")*")$/u);
      for (const separator of [/;/, /\t/, /\n/])
        expect(cell.split(separator).filter(runsInSpreadsheet)).toEqual([]);
    }),
  );
});

test('what was made harmless is itself again when it comes back', () => {
  const line = fc
    .oneof(fc.string({ unit: 'grapheme' }), signs)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(line, (text) => {
      const cell = csvCell(text)
        .replace(/^"([^]*)"$/u, '$1')
        .replaceAll('""', '"');
      expect(plainOfCell(csvCell(text).startsWith('"') ? cell : csvCell(text))).toBe(text);
    }),
  );
});
