import { expect, test } from 'vitest';
import { type StoreRow, storeRows, wantsStoreForms } from './store-forms.ts';
import { teenApp } from './testing/profiles.ts';

const quiet = { ...teenApp, ads: 'no', ad_vendors: [], usage_data: 'no', share_with: ['service-providers'] };
const rowOf = (rows: readonly StoreRow[], id: string): StoreRow | undefined =>
  rows.find((row) => row.of !== 'own' && row.id === id);

test('an app without advertising tracks nobody, one with advertising by its identifier', () => {
  expect(new Set(storeRows(quiet).map(({ tracked }) => tracked))).toEqual(new Set([false]));
  const rows = storeRows(teenApp);
  expect(rowOf(rows, 'advertising')?.tracked).toBe(true);
  expect(rowOf(rows, 'email')?.tracked).toBeUndefined();
});

test('a provider that only the owner knows leaves tracking open', () => {
  const answers = { ...quiet, 'other_vendors.own': [{ _id: 'a', name: 'Own tool' }] };
  expect(rowOf(storeRows(answers), 'email')?.tracked).toBeUndefined();
});

test('a permission stands only where no kind of data says the same', () => {
  const permissions = ['camera', 'microphone', 'calendar'];
  const ids = (pd_types: string[]) =>
    storeRows({ ...quiet, pd_types, app_permissions: permissions }).flatMap((row) =>
      row.of === 'permission' ? [row.id] : [],
    );
  expect(ids(['email', 'media'])).toEqual(['calendar']);
  expect(ids(['email'])).toEqual(permissions);
});

test('purposes come from the table, else only where a kind can mean nothing else', () => {
  const answers = { ...quiet, pd_types: ['email', 'payment-data'], purposes: ['payments', 'requests'] };
  expect(rowOf(storeRows(answers), 'payment-data')?.purposes).toEqual(['payments']);
  expect(rowOf(storeRows(answers), 'email')?.purposes).toEqual([]);
  const told = { ...answers, purpose_table: [{ _id: 'a', purpose: 'requests', purpose_data: ['email'] }] };
  expect(rowOf(storeRows(told), 'email')?.purposes).toEqual(['requests']);
});

test('the sheet is for apps that collect data and want it', () => {
  expect(wantsStoreForms({ ...teenApp, store_sheet: 'yes' })).toBe(true);
  expect(wantsStoreForms(teenApp)).toBe(false);
  expect(wantsStoreForms({ ...teenApp, store_sheet: 'yes', agreement_for: ['website'] })).toBe(false);
  expect(wantsStoreForms({ ...teenApp, store_sheet: 'yes', pd_none_confirm: 'yes' })).toBe(false);
});
