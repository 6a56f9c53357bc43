import { expect, test } from 'vitest';
import { listStates } from '@clausewright/contract/countries';
import { lintDefinition } from '../questionnaire/lint/lint-definition.ts';
import { lintReach } from '../questionnaire/lint/lint-reach.ts';
import { lintTexts } from '../questionnaire/lint/lint-texts.ts';
import { questionsOf } from '../questionnaire/nested.ts';
import { evaluate } from '../questionnaire/evaluate.ts';
import { joinTexts } from '../questionnaire/question-texts.ts';
import { randomNumbers } from '../questionnaire/random-answers.ts';
import { coverableLaws } from '../law/laws.ts';
import { vendorCategories } from '../vendors/vendor.ts';
import sharedGerman from '../shared-questions/de.json' with { type: 'json' };
import sharedEnglish from '../shared-questions/en.json' with { type: 'json' };
import ownGerman from './questions/de.json' with { type: 'json' };
import ownEnglish from './questions/en.json' with { type: 'json' };
import { coveredLaws } from './derive/laws.ts';
import { privacyPolicy } from './questionnaire.ts';
import { germanShop, teenApp } from './testing/profiles.ts';
import { randomAnswers, today } from './testing/random-answers.ts';

const german = joinTexts(sharedGerman, ownGerman);
const english = joinTexts(sharedEnglish, ownEnglish);
const everyId = new Set(questionsOf(privacyPolicy).map((question) => question.id));

test('the definition has no fault the linter knows', () => {
  expect(lintDefinition(privacyPolicy, everyId)).toEqual([]);
});

test('some answers make every question and option visible', () => {
  expect(lintReach(privacyPolicy, today)).toEqual([]);
});

test('each language has words for every question and option', () => {
  expect(lintTexts(privacyPolicy, german, english)).toEqual([]);
  expect(lintTexts(privacyPolicy, english, german)).toEqual([]);
});

test('every question outside repetitions says how to answer and why it is asked', () => {
  for (const texts of [german, english]) {
    const silent = [...everyId].filter((id) => !texts.questions[id]?.help || !texts.questions[id].why);
    expect(silent).toEqual([]);
  }
});

test('labels never beg and lists of more than eight options hide the rare ones', () => {
  const labels = JSON.stringify([english, german]);
  expect(labels).not.toMatch(/\bplease\b|\bbitte\b/i);
  const long = questionsOf(privacyPolicy).filter(
    (question) =>
      question.kind === 'multi' && question.options.length > 9 && question.id !== 'security_measures',
  );
  expect(long.length).toBeGreaterThan(5);
  for (const question of long) {
    if (question.kind !== 'multi') continue;
    expect([question.id, question.options.some((option) => option.more === true)]).toEqual([
      question.id,
      true,
    ]);
  }
});

test('the laws offered are those the law catalogue calls covered', () => {
  expect(coveredLaws.map(({ id }) => id).sort()).toEqual([...coverableLaws('PRIVACY_POLICY')].sort());
});

test('every vendor question asks for categories that the catalogue has', () => {
  const known: readonly string[] = vendorCategories;
  const asked = questionsOf(privacyPolicy).flatMap((question) =>
    question.kind === 'vendors' ? question.categories : [],
  );
  expect(asked.filter((category) => !known.includes(category))).toEqual([]);
  expect(known.filter((category) => !asked.includes(category))).toEqual([]);
});

test('a German shop answers everything and the GDPR is derived', () => {
  const { errors, relevant, progress } = evaluate(privacyPolicy, germanShop, { today });
  expect(errors).toEqual([]);
  expect(progress).toBe(1);
  expect(relevant['laws']).toEqual(['gdpr']);
  expect(relevant['transfers']).toBe('yes');
  expect(relevant['authority']).toBe('de-sh');
  expect(relevant['contact_email']).toBe(germanShop['request_email']);
  expect(relevant['purposes']).toContain('deliveries');
});

test('a Californian app for teenagers answers everything and owes no GDPR', () => {
  const { errors, relevant } = evaluate(privacyPolicy, teenApp, { today });
  expect(errors).toEqual([]);
  expect(relevant['laws']).toEqual(['caloppa', 'minors_22581']);
  expect(relevant).not.toHaveProperty('transfers');
});

test('no answer given in a profile is hidden or unknown', () => {
  for (const profile of [germanShop, teenApp]) {
    const { relevant } = evaluate(privacyPolicy, profile, { today });
    expect(Object.keys(profile).filter((id) => !(id in relevant))).toEqual([]);
  }
});

test('somebody who confirms to collect nothing is not asked about purposes, tools or permissions', () => {
  const answers = { ...germanShop, pd_types: ['none'], pd_none_confirm: 'yes' };
  const { visible } = evaluate(privacyPolicy, answers, { today });
  const asked = ['purposes', 'analytics', 'special_data', 'retention_mode', 'other_vendors', 'vendor_table'];
  for (const id of [...asked, 'app_permissions']) expect(visible).not.toContain(id);
});

test('a service for children has no lowest age, one for teenagers none of adults', () => {
  const found = (changes: object) => evaluate(privacyPolicy, { ...teenApp, ...changes }, { today });
  expect(found({ kids: 'directed' }).visible).not.toContain('min_age');
  expect(found({ kids: 'teens', min_age: 18 }).errors.map(({ path }) => path)).toEqual(['min_age']);
  expect(found({ kids: 'not-directed', min_age: 18 }).errors).toEqual([]);
});

test('health data that only a permission brings needs a ground too', () => {
  const answers = { ...teenApp, audience_regions: { added: ['eu'], removed: [] } };
  const asks = (permission: string): boolean =>
    evaluate(privacyPolicy, { ...answers, app_permissions: [permission] }, { today }).visible.includes(
      'special_basis',
    );
  expect(asks('camera')).toBe(false);
  expect(asks('health')).toBe(true);
});

test('a representative is asked for only outside the EEA and under the GDPR', () => {
  const asks = (answers: typeof teenApp): boolean =>
    evaluate(privacyPolicy, answers, { today }).visible.includes('eu_rep');
  expect(asks(germanShop)).toBe(false);
  expect(asks(teenApp)).toBe(false);
  expect(asks({ ...teenApp, audience_regions: { added: ['eu'], removed: [] } })).toBe(true);
});

test('random answers are valid and differ', () => {
  const random = randomNumbers(7);
  const sets = Array.from({ length: 200 }, () => randomAnswers(random));
  const laws = new Set(
    sets.map((set) => JSON.stringify(evaluate(privacyPolicy, set, { today }).relevant['laws'])),
  );
  expect(laws.size).toBeGreaterThan(3);
});

test('the American states are those of the country list, by the same names', () => {
  for (const [texts, language] of [
    [german, 'de'],
    [english, 'en'],
  ] as const) {
    const { all, ...named } = texts.questions['us_states']?.options ?? {};
    expect(all).toBeDefined();
    const listed = listStates('US', language).filter(({ value }) => value in named);
    expect(Object.keys(named)).toHaveLength(51);
    expect(Object.fromEntries(listed.map(({ value, text }) => [value, text]))).toEqual(named);
  }
});
