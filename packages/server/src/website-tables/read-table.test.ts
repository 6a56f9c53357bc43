import { expect, test } from 'vitest';
import { decodeTable } from './decode-table.ts';
import { readTable } from './read-table.ts';

const read = async (text: string) => {
  const outcome = await readTable(text);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.table;
};
const utf16 = (text: string, big: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

test.each([
  ['utf-8', Buffer.from('Käse')],
  ['utf-8', Buffer.from('\uFEFFKäse')],
  ['utf-16le', utf16('Käse', false)],
  ['utf-16be', utf16('Käse', true)],
  ['windows-1252', Buffer.from([0x4b, 0xe4, 0x73, 0x65])],
])('a file in %s is read as what it is', (encoding, bytes) => {
  expect(decodeTable(bytes)).toEqual({ encoding, text: 'Käse' });
});

test.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
])('cells between a %s each are told apart, also with quotes and lines in them', async (separator, sign) => {
  const text =
    ['Address', 'name', 'Note'].join(sign) + `\r\n"a.example"${sign}"One,\r\n""two""; 3"${sign}x\r\n`;
  expect(await read(text)).toEqual({
    separator,
    columns: ['address', 'name'],
    unknown: ['Note'],
    rows: [{ row: 2, cells: { address: 'a.example', name: 'One,\r\n"two"; 3' }, tooWide: false }],
  });
});

test('rows are counted as a spreadsheet does, empty ones too', async () => {
  const { rows } = await read('url\n\na.example\n  \nb.example,more\n,,,,\n');
  expect(rows.map(({ row, tooWide }) => [row, tooWide])).toEqual([
    [3, false],
    [5, true],
  ]);
});

test('a column that stands there twice counts once', async () => {
  expect(await read('address,name,NAME\na.example,One,Two')).toMatchObject({
    unknown: ['NAME'],
    rows: [{ cells: { name: 'One' } }],
  });
});

test.each([
  ['nothing', '', 'table-empty'],
  ['empty rows', '\n\n', 'table-empty'],
  ['names of columns alone', 'address,name\n', 'table-empty'],
  ['no address', 'name,scan\nA,yes', 'table-columns'],
  ['no text', 'a\0d\0d\0', 'table-unreadable'],
  ['an open quote', 'address\n"a.example', 'table-unreadable'],
  ['an open quote with much behind it', `address\n"${'a\n'.repeat(30_000)}`, 'table-unreadable'],
])('%s: refused', async (_what, text, reason) => {
  expect(await readTable(text)).toMatchObject({ ok: false, reason });
});

test('a hundred thousand rows are refused before they are read', async () => {
  const text = `address\n${'a.example\n'.repeat(100_000)}`;
  const before = performance.now();
  expect(await readTable(text)).toEqual({ ok: false, reason: 'table-too-long' });
  expect(performance.now() - before).toBeLessThan(1000);
});
