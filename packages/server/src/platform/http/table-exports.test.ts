import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type ActivityEntry,
  activityFormats,
  logFormats,
  requestLogFormats,
  withdrawalFormats,
} from '@clausewright/contract';
import { expect, test } from 'vitest';
import { activityLine } from '../../activity/export-activity.ts';
import { exportFormats } from '../../consent/consent-log/export-formats.ts';
import type { ExportedRecord } from '../../consent/consent-log/exported-record.ts';
import { figuresLine } from '../../consent/figures/figures-file.ts';
import { deskWorld } from '../../statutory-functions/requests/testing/desk.ts';
import { shop, typed } from '../../statutory-functions/withdrawals/testing/shop.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { tableLine } from '../../website-tables/write-table.ts';
import { csvMark } from './csv-cell.ts';
import { runsInSpreadsheet } from './testing/runs-in-spreadsheet.ts';

const database = useTestDatabase();
const root = join(import.meta.dirname, '../../../../..');

/** Text that runs at the start of a cell, behind what is skipped, and where cells end by semicolons. */
const hostile = ['=1+1', '+1', '-1', '@A1', '\uFF1D1', ' =1', '"=1', 'a;=1', 'b;"@A1', 'c,=1', '\u200B-1'];

/** Each file that speaks of tables, and what it has to do with them. */
const files: Readonly<Record<string, 'cells' | 'reads' | 'writes' | 'names a format'>> = {
  'packages/contract/src/calls/activity.ts': 'names a format',
  'packages/contract/src/calls/consent-figures.ts': 'names a format',
  'packages/contract/src/calls/consent-logs.ts': 'names a format',
  'packages/contract/src/calls/website-tables.ts': 'names a format',
  'packages/contract/src/calls/requests.ts': 'names a format',
  'packages/contract/src/calls/withdrawals.ts': 'names a format',
  'packages/server/src/activity/export-activity.ts': 'writes',
  'packages/server/src/mcp/tools/get-consent-figures.ts': 'names a format',
  'packages/server/src/operations/cli/consent-commands.ts': 'names a format',
  'packages/server/src/consent/consent-log/export-formats.ts': 'writes',
  'packages/server/src/consent/figures/figures-file.ts': 'writes',
  'packages/server/src/consent/figures/read-figures.ts': 'names a format',
  'packages/server/src/platform/http/csv-cell.ts': 'cells',
  'packages/server/src/statutory-functions/requests/export-log.ts': 'writes',
  'packages/server/src/statutory-functions/withdrawals/export-log.ts': 'writes',
  'packages/server/src/website-tables/judge-cells.ts': 'reads',
  'packages/server/src/website-tables/read-table.ts': 'reads',
  'packages/server/src/website-tables/write-table.ts': 'writes',
  'packages/web/app/activity/save-activity.tsx': 'names a format',
  'packages/web/app/consent/figures/figures-file.tsx': 'names a format',
  'packages/web/app/consent/log/export-dialog.tsx': 'names a format',
  'packages/web/app/websites/table/table-files.tsx': 'names a format',
  'packages/web/app/websites/table/table-form.tsx': 'names a format',
  'packages/web/app/requests/figures-section.tsx': 'names a format',
  'packages/web/app/withdrawals/export-log.tsx': 'names a format',
};

/** Rows of a file that holds `text` in every column of strangers and owners. */
const rowsOf: Readonly<Record<string, (text: string) => Promise<string> | string>> = {
  'packages/server/src/activity/export-activity.ts': (text) =>
    activityLine({ means_name: text, object_name: text, object_id: text, country: text } as ActivityEntry),
  'packages/server/src/consent/consent-log/export-formats.ts': (text) => {
    const { csv } = exportFormats;
    const site = { domain: 'shop.example', exportedAt: '' };
    const columns = csv.head(site).replace(csvMark, '').split(',');
    const lists = new Set(['granted', 'offered', 'vendors_allowed', 'vendors_refused']);
    const cells = columns.map((name) => [name, lists.has(name) ? ['x', text] : text]);
    return csv.line(Object.fromEntries(cells) as ExportedRecord, site);
  },
  'packages/server/src/consent/figures/figures-file.ts': (text) =>
    figuresLine({ part: text, name: text, counts: null }),
  'packages/server/src/website-tables/write-table.ts': (text) =>
    tableLine({ address: text, name: text, company: text, person: text, languages: text, country: text }),
  'packages/server/src/statutory-functions/requests/export-log.ts': async (text) => {
    await using one = await deskWorld(database.db);
    await one.send({ kind: 'other', said: text, email: 'ada@mail.example' });
    const [{ request_id: id } = { request_id: '' }] = await one.list();
    await one.owner.call('POST', `/requests/answer/${one.websiteId}/${id}`, { act: 'refused', said: text });
    const { json } = await one.owner.call('POST', `/requests/export/${one.websiteId}`, { format: 'csv' });
    const { pathname, search } = new URL(json['data'].url);
    return (await one.ask('GET', pathname + search)).body.split('\r\n')[1] ?? '';
  },
  'packages/server/src/statutory-functions/withdrawals/export-log.ts': async (text) => {
    await using one = await shop(database.db);
    expect((await one.withdraw({ ...typed, name: text, contract: text, items: text })).status).toBe(200);
    const { json } = await one.owner.call('POST', `/withdrawal/export/${one.hosted.withdrawal_id}`, {
      format: 'csv',
    });
    const { pathname, search } = new URL(json['data'].url);
    return (await one.service.app.inject({ url: pathname + search })).body.split('\r\n')[1] ?? '';
  },
};

/** Cells as RFC 4180 tells them. */
function cellsOf(row: string): string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );
}

test('every source file that mentions tables is known here: those writing one have a row above', () => {
  const found = globSync(['packages/*/src/**/*.ts', 'packages/web/app/**/*.{ts,tsx}', 'tooling/*.ts'], {
    cwd: root,
  }).filter(
    (file) =>
      !/\.test\.tsx?$|\/testing\//.test(file) &&
      /\b(?:csv|tsv|xlsx?|ods)\b|\bcsv[A-Z]|tab-separated|spreadsheet/i.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(found.map((file) => relative('.', file)).toSorted()).toEqual(Object.keys(files).toSorted());
  const writers = Object.entries(files).flatMap(([file, role]) => (role === 'writes' ? [file] : []));
  expect(Object.keys(rowsOf).toSorted()).toEqual(writers.toSorted());
  for (const formats of [activityFormats, logFormats, requestLogFormats, withdrawalFormats]) {
    expect(formats.filter((format) => !/^(?:json|iso-27560)$/.test(format))).toEqual(['csv']);
  }
});

test.each(Object.entries(rowsOf))(
  '%s writes no cell that a spreadsheet would execute, with any separator',
  async (_file, write) => {
    for (const text of hostile) {
      const row = await write(text);
      expect(cellsOf(row).length).toBeGreaterThan(5);
      const shown = { text, run: cellsOf(row).filter(runsInSpreadsheet) };
      expect(shown).toEqual({ text, run: [] });
      for (const separator of [';', '\t']) {
        expect({ text, run: row.split(separator).filter(runsInSpreadsheet) }).toEqual({ text, run: [] });
      }
    }
  },
);
