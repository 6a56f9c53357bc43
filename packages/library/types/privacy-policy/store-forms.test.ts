// All clauses of the type: a section that another one names has to be there.
import './outline.ts';
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { storeForms } from './clauses/store-forms/clause.ts';
import { dataTypes } from '../../personal-data/data-types.ts';
import { storeChecks } from './store-checks.ts';
import { type StoreRow, storeRows, wantsStoreForms } from './store-forms.ts';
import { teenApp } from './testing/profiles.ts';

const quiet = {
  ...teenApp,
  ads: 'no',
  ad_vendors: [],
  usage_data: 'no',
  share_with: ['service-providers'],
  purposes: ['provide', 'accounts'],
};
const rowOf = (rows: readonly StoreRow[], id: string): StoreRow | undefined =>
  rows.find((row) => row.id === id);

test('an app without advertising does not track, one with advertising tracks by its identifier', () => {
  expect(new Set(storeRows(quiet).map(({ tracked }) => tracked))).toEqual(new Set([false]));
  const rows = storeRows(teenApp);
  expect(rowOf(rows, 'advertising')?.tracked).toBe(true);
  expect(rowOf(rows, 'email')?.tracked).toBeUndefined();
});

test('a custom provider leaves tracking undecided', () => {
  const answers = { ...quiet, 'other_vendors.own': [{ _id: 'a', name: 'Own tool' }] };
  expect(rowOf(storeRows(answers), 'email')?.tracked).toBeUndefined();
});

test('the purposes match the table of legal bases', () => {
  const answers = { ...quiet, pd_types: ['email', 'payment-data'], purposes: ['payments', 'requests'] };
  expect(rowOf(storeRows(answers), 'payment-data')?.purposes).toEqual(['payments']);
  expect(rowOf(storeRows(answers), 'email')?.purposes).toEqual(['payments', 'requests']);
  const told = {
    ...answers,
    purpose_table: [{ _id: 'a', purpose: 'payments', purpose_data: ['payment-data'] }],
  };
  expect(rowOf(storeRows(told), 'email')?.purposes).toEqual(['requests']);
});

test('the store form is for apps that collect data and request it', () => {
  expect(wantsStoreForms({ ...quiet, store_sheet: 'yes' })).toBe(true);
  expect(wantsStoreForms(quiet)).toBe(false);
  expect(wantsStoreForms({ ...quiet, store_sheet: 'yes', agreement_for: ['website'] })).toBe(false);
  expect(wantsStoreForms({ ...quiet, store_sheet: 'yes', pd_none_confirm: 'yes' })).toBe(false);
});

test('the appendix is equivalent in six languages', () => {
  expectParity(
    storeForms,
    pairwiseAnswers({
      agreement_for: [['app']],
      store_sheet: ['yes'],
      pd_types: [dataTypes.map(({ id }) => id), ['email'], ['none']],
      special_data: [['none'], ['health', 'biometrics', 'criminal']],
      purposes: [['provide', 'accounts', 'advertising'], ['statistics']],
      ads: ['no', 'yes'],
      sell_share: [undefined, 'sell'],
      security_measures: [undefined, ['tls']],
      delete_account_url: [undefined, 'https://b.example/delete'],
      'other_vendors.own': [undefined, [{ _id: 'a', name: 'Own tool' }]],
    }),
  );
});

test('undecided answers are listed for the owner to check and appear in no document', () => {
  const answers = {
    ...quiet,
    store_sheet: 'yes',
    pd_types: ['email', 'location-precise', 'media'],
    'pd_types.own': [{ _id: 'a', name: 'Shoe size' }],
    app_permissions: ['camera', 'microphone', 'calendar'],
    security_measures: ['tls'],
  };
  const checks = new Map(storeChecks(answers, 'en').map(({ id, duty }) => [id, duty]));
  expect([...checks.keys()]).toEqual(['store-types', 'store-linked', 'store-permissions', 'store-shared']);
  expect(checks.get('store-types')).toContain('Shoe size');
  expect(checks.get('store-linked')).toContain('precise location');
  // Recordings were ticked among the data: the permissions of camera and microphone say nothing new.
  expect(checks.get('store-permissions')).toMatch(/: calendar$/u);
  for (const language of languages) {
    const text = blockText(draftClause(storeForms, answers, { language, today: '2026-11-21' }).blocks);
    for (const { duty } of storeChecks(answers, language)) expect(duty).not.toMatch(/[{}]/u);
    expect(text).not.toContain('Shoe size');
  }
});
