import { tableColumns } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from './judge-cells.ts';
import { judgeRows } from './judge-rows.ts';
import { planRows } from './plan-rows.ts';
import { readTable } from './read-table.ts';
import { tableLine } from './write-table.ts';

async function judged(text: string) {
  const read = await readTable(text);
  if (!read.ok) throw new Error(read.reason);
  return judgeRows(read.table.rows, { siteNetworks: [], mayScan: true });
}

test('addresses become the host that a website is known by', async () => {
  const rows = await judged(
    'address\nhttps://www.Shop.example/de?x\nBücher.example\nshop.example.\nco\n10.0.0.1\n',
  );
  expect(rows.map(({ domain }) => domain)).toEqual([
    'shop.example',
    'xn--bcher-kva.example',
    'shop.example',
    null,
    null,
  ]);
  expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
    [],
    [],
    ['row-repeated'],
    ['site-refused'],
    ['site-refused'],
  ]);
  expect(rows[2]?.faults[0]?.values).toEqual({ row: 2 });
});

test.each([
  'localhost',
  'http://127.0.0.1/',
  '[::1]',
  '169.254.169.254',
  'printer.local',
  'ftp://a.example',
  'https://user:secret@a.example',
  'javascript:alert(1)',
  '../customer',
])('%s is no website that may be looked at', async (address) => {
  expect((await judged(`address\n"${address}"`))[0]).toMatchObject({
    domain: null,
    faults: [{ code: 'site-refused' }],
  });
});

test('each cell that does not fit is named', async () => {
  const text =
    'address;languages;country;email;name;scan\na.example;en,xx;Irland;mary;' + 'a'.repeat(201) + ';perhaps';
  expect((await judged(text))[0]?.faults).toMatchObject([
    { column: 'name', code: 'too-long', values: { max: 200 } },
    { column: 'languages', code: 'language-unknown' },
    { column: 'country', code: 'country-unknown' },
    { column: 'email', code: 'email-invalid' },
    { column: 'scan', code: 'yes-or-no' },
  ]);
});

test('a website has one owner: what was known before counts too', async () => {
  const known = new Map([
    ['a.example', { facts: { person: 'Mary' }, listed: true, waits: false, used: false }],
  ]);
  const [row] = planRows(await judged('address,company\na.example,ACME'), known);
  expect(row).toMatchObject({ outcome: 'refused', changes: [], faults: [{ code: 'owner-twice' }] });
  const [taken] = planRows(await judged('address,company,person\na.example,ACME,'), known);
  expect(taken).toMatchObject({ outcome: 'changed', facts: { company: 'ACME' } });
  expect(taken?.changes).toEqual([
    { column: 'company', from: '', to: 'ACME' },
    { column: 'person', from: 'Mary', to: '' },
  ]);
});

test('columns that a table does not have change nothing', async () => {
  const known = new Map([
    ['a.example', { facts: { country: 'DE' }, listed: true, waits: false, used: false }],
  ]);
  expect(planRows(await judged('address,name\na.example,'), known)).toMatchObject([
    { outcome: 'same', changes: [] },
  ]);
});

const signs = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', ';', '\t', '\n', ' ', '"', "'", ',', 'a', '\u200B'),
  maxLength: 20,
});

test('what was written out and comes back is the same, whatever was typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 100 }), signs), async (typed) => {
      const name = lineOf(typed);
      fc.pre(name !== null && name !== '' && name.length <= 200);
      const text = `${tableColumns.join(',')}\r\n${tableLine({ address: 'a.example', name: name ?? '' })}`;
      expect((await judged(text))[0]?.facts.name).toBe(name);
    }),
  );
});
