import { bannerPrefix } from '../../vendors/site-banner.ts';
import { expect, test } from 'vitest';
import { listStates } from '@clausewright/contract/countries';
import { languages, type Language } from '@clausewright/contract/languages';
import { lintDefinition } from '@clausewright/engine/questionnaire/lint/lint-definition';
import { lintReach } from '@clausewright/engine/questionnaire/lint/lint-reach';
import { lintTexts } from '@clausewright/engine/questionnaire/lint/lint-texts';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { loadQuestionTexts } from '../../questionnaire/load-question-texts.ts';
import { randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { coverableLaws } from '../../laws/laws.ts';
import { privacyLaws } from './law-book.ts';
import { vendorCategories } from '../../vendors/vendor.ts';
import { coveredLaws } from './derive/laws.ts';
import { privacyPolicy } from './questionnaire.ts';
import { germanShop, teenApp } from './testing/profiles.ts';
import { randomAnswers, today } from './testing/random-answers.ts';

const textsOf = async (language: Language) => loadQuestionTexts('PRIVACY_POLICY', language);
const english = await textsOf('en');
const everyId = new Set(listQuestions(privacyPolicy).map((question) => question.id));

test('the definition passes the linter', () => {
  expect(lintDefinition(privacyPolicy, everyId, bannerPrefix)).toEqual([]);
});

test('every question and option is visible for some answers', () => {
  expect(lintReach(privacyPolicy, today)).toEqual([]);
});

test.each(languages)('%s has texts for every question and option', async (language) => {
  const texts = await textsOf(language);
  expect(lintTexts(privacyPolicy, texts, english)).toEqual([]);
  expect(lintTexts(privacyPolicy, english, texts)).toEqual([]);
});

test.each(languages)(
  'every question outside repetitions explains how to answer and why it is asked, in %s',
  async (language) => {
    const { questions } = await textsOf(language);
    expect([...everyId].filter((id) => !questions[id]?.help || !questions[id].why)).toEqual([]);
  },
);

test('a person who trades is asked for an address, once, and one who writes a diary is not', () => {
  const errors = (answers: object) =>
    evaluate(
      privacyPolicy,
      { agreement_for: ['website'], country: 'IT', entity_type: 'individual', ...answers },
      { today },
    ).errors.map(({ path }) => path);
  const trader = { site_kind: ['services'], request_channels: ['email'] };
  expect(errors(trader)).toContain('provider_address');
  expect(errors({ ...trader, entity_type: 'business' })).not.toContain('provider_address');
  expect(errors({ ...trader, site_kind: ['content'] })).not.toContain('provider_address');
  const letters = { request_channels: ['post'], request_post: 'Via Roma 5\n40121 Bologna' };
  expect(errors({ ...trader, ...letters })).not.toContain('provider_address');
});

test.each(languages)('no label says please in %s', async (language) => {
  const begging =
    /\bplease\b|\bbitte\b|\bpor favor\b|s[’']il vous pla[iî]t|\bveuillez\b|\bper favore\b|\balstublieft\b/i;
  expect(JSON.stringify(await textsOf(language))).not.toMatch(begging);
});

test('lists of more than eight options hide the rare ones', () => {
  const long = listQuestions(privacyPolicy).filter(
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

test('the offered laws are those covered by the law catalogue', () => {
  expect(coveredLaws.map(({ id }) => id).sort()).toEqual([...coverableLaws(privacyLaws)].sort());
});

test('every vendor question uses categories of the catalogue', () => {
  const known: readonly string[] = vendorCategories;
  const asked = listQuestions(privacyPolicy).flatMap((question) =>
    question.kind === 'vendors' ? question.categories : [],
  );
  expect(asked.filter((category) => !known.includes(category))).toEqual([]);
  // Affiliate programmes are asked for by the Disclaimer.
  expect(known.filter((category) => !asked.includes(category))).toEqual(['affiliate']);
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

test('a Californian app for teenagers answers everything without deriving the GDPR', () => {
  const { errors, relevant } = evaluate(privacyPolicy, teenApp, { today });
  expect(errors).toEqual([]);
  expect(relevant['laws']).toEqual(['caloppa', 'minors_22581']);
  expect(relevant).not.toHaveProperty('transfers');
});

test('no profile has hidden or unknown answers', () => {
  for (const profile of [germanShop, teenApp]) {
    const { relevant } = evaluate(privacyPolicy, profile, { today });
    expect(Object.keys(profile).filter((id) => !(id in relevant))).toEqual([]);
  }
});

test('an owner confirming to collect nothing is not asked about purposes, tools or permissions', () => {
  const answers = { ...germanShop, pd_types: ['none'], pd_none_confirm: 'yes' };
  const { visible } = evaluate(privacyPolicy, answers, { today });
  const asked = ['purposes', 'analytics', 'special_data', 'retention_mode', 'other_vendors', 'vendor_table'];
  for (const id of [...asked, 'app_permissions']) expect(visible).not.toContain(id);
});

test('a children’s service has no minimum age, one for teenagers no adult age', () => {
  const found = (changes: object) => evaluate(privacyPolicy, { ...teenApp, ...changes }, { today });
  expect(found({ kids: 'directed' }).visible).not.toContain('min_age');
  expect(found({ kids: 'teens', min_age: 18 }).errors.map(({ path }) => path)).toEqual(['min_age']);
  expect(found({ kids: 'not-directed', min_age: 18 }).errors).toEqual([]);
});

test('health data implied by a permission needs a legal basis too', () => {
  const answers = { ...teenApp, audience_regions: { added: ['eu'], removed: [] } };
  const asks = (permission: string): boolean =>
    evaluate(privacyPolicy, { ...answers, app_permissions: [permission] }, { today }).visible.includes(
      'special_basis',
    );
  expect(asks('camera')).toBe(false);
  expect(asks('health')).toBe(true);
});

test('asks for a representative only outside the EEA and under the GDPR', () => {
  const asks = (answers: typeof teenApp): boolean =>
    evaluate(privacyPolicy, answers, { today }).visible.includes('eu_rep');
  expect(asks(germanShop)).toBe(false);
  expect(asks(teenApp)).toBe(false);
  expect(asks({ ...teenApp, audience_regions: { added: ['eu'], removed: [] } })).toBe(true);
});

test('each place with its own representative asks for it only from outside', () => {
  const asks = (regions: string[], country: string): string[] => {
    const answers = { ...teenApp, country, state: '', audience_regions: { added: regions, removed: [] } };
    const { visible } = evaluate(privacyPolicy, answers, { today });
    return visible.filter((id) => /^(?:eu|uk|ch)_rep$/.test(id));
  };
  expect(asks(['uk', 'ch'], 'US')).toEqual(['uk_rep', 'ch_rep']);
  expect(asks(['uk', 'ch'], 'GB')).toEqual(['ch_rep']);
  expect(asks(['uk', 'ch', 'eu'], 'CH')).toEqual(['eu_rep', 'uk_rep']);
});

test('random answers are valid and differ', () => {
  const random = randomNumbers(7);
  const sets = Array.from({ length: 200 }, () => randomAnswers(random));
  const laws = new Set(
    sets.map((set) => JSON.stringify(evaluate(privacyPolicy, set, { today }).relevant['laws'])),
  );
  expect(laws.size).toBeGreaterThan(3);
});

test.each(languages)('the American states match the country list names in %s', async (language) => {
  const { all, ...named } = (await textsOf(language)).questions['us_states']?.options ?? {};
  expect(all).toBeDefined();
  const listed = listStates('US', language).filter(({ value }) => value in named);
  expect(Object.keys(named)).toHaveLength(51);
  expect(Object.fromEntries(listed.map(({ value, text }) => [value, text]))).toEqual(named);
});

test('asks for purpose rows where a built-in purpose is chosen: a custom one brings its legal basis', () => {
  const asks = (purposes: string[]): boolean => {
    const removed = ['provide', 'requests', 'security', 'legal-duties', 'orders', 'accounts', 'payments'];
    const all = [...removed, 'deliveries', 'service-messages', 'newsletters', 'statistics', 'advertising'];
    const answers = { ...germanShop, purposes: { added: purposes, removed: all } };
    const { steps } = evaluate(privacyPolicy, answers, { today });
    return steps.some(({ questions }) => questions.some(({ question }) => question.id === 'purpose_table'));
  };
  expect(asks(['other'])).toBe(false);
  expect(asks(['other', 'surveys'])).toBe(true);
});
