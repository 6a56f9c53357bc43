import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', '\n=1', '=HYPERLINK("https://evil.example";"x")'])(
  'a spreadsheet reads %j as text',
  (text) => {
    expect(csvCell(text)).toMatch(/^"?'/);
  },
);

test('whatever a stranger typed stays one cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const cell = csvCell(text);
      expect(cell).toMatch(/^([^",;\r\n]*|"([^"\r\n]|"")*")$/u);
      expect(cell).not.toMatch(/^"?[=+\-@\t\r\n]/u);
    }),
  );
});
