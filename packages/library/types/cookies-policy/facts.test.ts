import { expect, test } from 'vitest';
import { clausePrices } from '../../clauses.ts';
import { factsOf } from '../../laws/facts.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { cookiesPolicy } from './questionnaire.ts';
import { profiles } from './testing/profiles.ts';

function relevantOf(name: string, changes: Answers = {}): Answers {
  return evaluate(cookiesPolicy, { ...profiles[name], ...changes }, { today }).relevant;
}
function holds(fact: FactKey, name: string, changes: Answers = {}): boolean {
  return factsOf(relevantOf(name, changes)).has(fact);
}

test('a blog with only its own session cookie owes information, but no consent', () => {
  expect(holds('tech:cookies', 'dutchBlog')).toBe(true);
  expect(holds('tech:consent-cookies', 'dutchBlog')).toBe(false);
});

test('statistics, third-party content and non-essential cookies need consent', () => {
  const row = {
    _id: 'r1',
    cookie_name: 'id',
    cookie_provider: 'Anbieter',
    cookie_purpose: { nl: 'Doel' },
    cookie_party: 'third',
    cookie_lasts: 'session',
  };
  const typed = (category: string): Answers => ({
    document_languages: ['nl'],
    consent_source: 'typed',
    cookie_table: [{ ...row, cookie_category: category }],
  });
  const wants = (changes: Answers): boolean => holds('tech:consent-cookies', 'dutchBlog', changes);
  expect(wants({ analytics: 'yes', analytics_vendors: ['matomo'] })).toBe(true);
  expect(wants({ embeds: ['openstreetmap'] })).toBe(true);
  expect(wants({ 'embeds.own': [{ _id: 'r1', name: 'Kaarten' }] })).toBe(true);
  expect(wants({ social_media: 'yes', social_vendors: ['google-sign-in'] })).toBe(true);
  expect(wants(typed('essential'))).toBe(false);
  expect(wants(typed('advertising'))).toBe(true);
});

test('consent exemptions in Britain and France follow from the answers', () => {
  expect(holds('tech:exempt-analytics', 'frenchNewspaper')).toBe(true);
  expect(holds('tech:exempt-analytics', 'germanShop')).toBe(false);
  expect(holds('tech:appearance', 'britishSoftware')).toBe(true);
  expect(holds('tech:appearance', 'spanishClinic')).toBe(false);
  expect(holds('tool:iab-tcf', 'frenchNewspaper')).toBe(true);
});

test('tables, signals and own sections cost money, legally required content does not', () => {
  const paid = (name: string): (string | null)[][] =>
    clausePrices('COOKIES_POLICY', relevantOf(name))
      .filter(({ price }) => price !== null)
      .map(({ id, price }) => [id, price]);
  expect(paid('dutchBlog')).toEqual([]);
  expect(paid('spanishClinic')).toEqual([]);
  expect(paid('germanShop')).toEqual([
    ['cp.table', 'detail_table'],
    ['cp.vendors', 'detail_table'],
    ['cp.gcm_tcf', 'answer_premium'],
  ]);
  expect(paid('texanMagazine')).toEqual([['cp.signals', 'answer_premium']]);
  expect(paid('italianSchool')).toEqual([['cp.custom', 'custom_section']]);
});
