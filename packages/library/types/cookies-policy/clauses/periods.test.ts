/** A period is printed only where somebody knows it, and nothing is told of advertising that nobody shows. */
// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import { expectParity } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { advertising } from './advertising/clause.ts';
import { consentSignals } from './gcm-tcf/clause.ts';
import { how } from './how/clause.ts';
import { cookieTable } from './table/clause.ts';

const words = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, nl: text });
const typed = {
  _id: 'r1',
  cookie_name: '_gcl_au',
  cookie_provider: 'Google',
  cookie_category: 'advertising',
  cookie_party: 'first',
  cookie_lasts: 'period',
  cookie_duration: { amount: 3, unit: 'months' },
  cookie_purpose: words('counts sales'),
};
const site = { agreement_for: ['website'], laws: ['gdpr', 'eprivacy'], country: 'FR', analytics: 'yes' };
const measured = { ...site, analytics_vendors: ['google-analytics'] };
const listed = { ...site, consent_source: 'typed', longest_lifetime: { amount: 14, unit: 'months' } };

function english(clause: Clause, answers: object): string {
  const { blocks } = draftClause(clause, answers, { language: 'en', today: '2026-11-21' });
  return blockText(blocks).replaceAll('\u00A0', ' ');
}

test('the period is that of the table, else that of the owner, else that of the catalogue, else none', () => {
  expect(english(how, { ...listed, cookie_table: [typed] })).toContain('The longest period is 3 months');
  expect(english(how, { ...measured, longest_lifetime: { amount: 14, unit: 'months' } })).toContain(
    'The longest period is 14 months',
  );
  const usual = english(how, measured);
  expect(usual).toContain('these longest periods are usual');
  expect(usual).toContain('Google Analytics: 2 years');
  expect(english(how, { ...site, 'analytics_vendors.own': [{ _id: 'a', name: 'Own' }] })).toContain(
    'depends on what it is for',
  );
  expectParity(how, [measured, { ...listed, cookie_table: [typed] }, { ...site, agreement_for: ['app'] }]);
});

test('no table and no choice lasts longer than the longest period', () => {
  const said = { ...measured, longest_lifetime: { amount: 3, unit: 'months' } };
  expect(english(how, { ...said, vendor_table: 'yes' })).toContain('The longest period is 2 years');
  const asked = { banner: 'another', banner_model: 'opt-in', consent_months: 12 };
  expect(english(how, { ...said, ...asked })).toContain('The longest period is 12 months');
  expect(english(how, { ...listed, ...asked, cookie_table: [typed] })).toContain(
    'The longest period is 12 months',
  );
  expect(english(how, { ...site, analytics_vendors: ['matomo'] })).toContain('Matomo: 393 days');
});

test('statistics on a server of the owner give nobody access', () => {
  expect(english(how, { ...site, analytics_vendors: ['matomo'] })).toContain('We include no tools');
  expect(english(how, measured)).toContain('Third-party cookies');
});

test('an app is told nothing of a browser', () => {
  expect(english(how, { ...site, agreement_for: ['app'] })).not.toMatch(/browser/u);
});

test('a typed advertising cookie is listed, and makes no service that shows advertisements', () => {
  const answers = { ...listed, ads: 'no', remarketing: 'no', cookie_table: [typed] };
  const text = english(advertising, answers);
  expect(text).toContain('_gcl_au (Google): counts sales');
  expect(text).not.toContain('Advertisements in our service');
  expectParity(advertising, [answers]);
});

test('a purpose from the list takes the place of words in six languages', () => {
  const { cookie_purpose: _, ...rest } = typed;
  const table = { ...listed, cookie_table: [{ ...rest, cookie_aim: 'ad-success' }] };
  expect(english(cookieTable, table)).toContain('measures the success of advertising');
  expect(english(cookieTable, table)).not.toContain('Country');
  expectParity(cookieTable, [table]);
});

test('what Google receives without consent follows from the mode', () => {
  const mode = (gcm_mode?: string) => english(consentSignals, { ...site, gcm: 'yes', gcm_mode });
  expect(mode('basic')).toContain('We load them only after you have consented.');
  expect(mode('advanced')).toContain('They are loaded all the same');
  expect(mode()).toContain('Depending on the setting');
});
