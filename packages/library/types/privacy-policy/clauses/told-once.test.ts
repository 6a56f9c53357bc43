/** What one answer tells is told alike in every section, and nothing that nobody answered. */
// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import { expectParity } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { adm } from './adm/clause.ts';
import { data } from './data/clause.ts';
import { purposes } from './purposes/clause.ts';
import { retention } from './retention/clause.ts';
import { rightsCaSold } from './rights-ca-sold/clause.ts';
import { rightsGdpr } from './rights-gdpr/clause.ts';
import { rightsObjection } from './rights-objection/clause.ts';
import { rightsQuebecProfiling } from './rights-quebec-profiling/clause.ts';
import { sources } from './sources/clause.ts';
import { summary } from './summary/clause.ts';

const shop = {
  agreement_for: ['website'],
  laws: ['gdpr'],
  country: 'DE',
  pd_types: ['email'],
  location_use: 'ip-only',
  purposes: ['provide', 'orders', 'payments', 'advertising'],
  ads: 'no',
  remarketing: 'yes',
  consumer_type: 'consumers',
};

function english(clause: Clause, answers: object): string {
  const { blocks } = draftClause(clause, answers, { language: 'en', today: '2026-11-21' });
  return blockText(blocks).replaceAll('\u00A0', ' ');
}

test('a place that the IP address gives is named among the kinds of data, in the list and in the summary', () => {
  for (const clause of [data, summary]) expect(english(clause, shop)).toContain('approximate location');
  expect(english(data, { ...shop, location_use: 'none' })).not.toContain('approximate location');
});

test('in Quebec a place from the IP address is told as a function that is off at first', () => {
  const answers = { ...shop, laws: ['quebec_25'] };
  expect(rightsQuebecProfiling.when(answers)).toBe(true);
  expect(english(rightsQuebecProfiling, answers)).toContain('derive from the IP address');
  expectParity(rightsQuebecProfiling, [answers]);
});

test('advertising of others is told only by who shows it', () => {
  expect(english(purposes, shop)).not.toContain('third-party ads');
  expect(english(purposes, { ...shop, ads: 'yes' })).toContain('third-party ads');
  expectParity(purposes, [shop, { ...shop, ads: 'yes' }, { ...shop, ads: 'yes', remarketing: 'no' }]);
});

test('a service that delivers nothing has no shipping partner', () => {
  const answers = { ...shop, pd_sources: ['person', 'partners'] };
  expect(english(sources, answers)).not.toMatch(/deliver|ship/u);
  expect(english(sources, { ...answers, purposes: ['deliveries'] })).toContain('delivery companies');
  expectParity(sources, [answers, { ...answers, purposes: ['deliveries'] }]);
});

test('whoever uses no software that decides says so, whatever else the software does', () => {
  const answers = { ...shop, ai_features: ['chatbot'] };
  expect(adm.when(answers)).toBe(true);
  expect(english(adm, answers)).toContain('We do not make decisions based solely on automated processing');
});

test('only a public task is objected to as one', () => {
  const row = { _id: 'a', purpose: 'provide', basis: 'public-task' };
  expect(english(rightsObjection, shop)).not.toContain('public interest');
  expect(english(rightsObjection, { ...shop, purpose_table: [row] })).toContain(
    'or for a task in the public interest, you',
  );
});

test('the statutory period of invoices stands where the country is known', () => {
  expect(english(retention, shop)).toContain('By law, invoices are kept for 8 years (Germany).');
  expect(english(retention, { ...shop, country: 'JP' })).not.toContain('By law, invoices');
  expectParity(retention, [shop, { ...shop, country: 'ES' }]);
});

test('nothing is said not to be sold beside what is shared for advertising', () => {
  const answers = {
    laws: ['ccpa_cpra'],
    country: 'US',
    pd_types: ['email'],
    ads: 'yes',
    ad_vendors: ['google-admob'],
    sell_share: 'share',
  };
  expect(rightsCaSold.when(answers)).toBe(true);
  const text = english(rightsCaSold, answers);
  expect(text).toContain('we have shared these categories');
  expect(text).not.toMatch(/not sold/u);
});

test('readers find their own authority by the languages of the document', () => {
  const spanish = { ...shop, document_languages: ['de', 'es'] };
  expect(english(rightsGdpr, spanish)).toContain('Agencia Española de Protección de Datos (AEPD)');
  // Only a controller in Spain has the duty to block.
  expect(english(rightsGdpr, spanish)).not.toContain('blocked');
  expect(english(rightsGdpr, { ...shop, country: 'ES' })).toContain('blocked');
  expect(english(rightsGdpr, shop)).not.toMatch(/AEPD|CNIL|Garante/u);
  expectParity(rightsGdpr, [
    { ...shop, document_languages: ['es', 'fr', 'it', 'nl'] },
    { ...shop, country: 'ES' },
  ]);
});
