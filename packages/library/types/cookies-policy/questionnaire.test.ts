import { expect, test } from 'vitest';
import { bannerPrefix } from '../../vendors/site-banner.ts';
import { coverableLaws } from '../../laws/laws.ts';
import { cookiesLaws } from './law-book.ts';
import { lintDefinition } from '@clausewright/engine/questionnaire/lint/lint-definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { today } from '../privacy-policy/testing/random-answers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { vendorCategories } from '../../vendors/vendor.ts';
import english from './questions/en.json' with { type: 'json' };
import { coveredLaws } from './derive/laws.ts';
import { cookiesPolicy } from './questionnaire.ts';
import { profiles } from './testing/profiles.ts';

function judge(answers: Answers) {
  return evaluate(cookiesPolicy, answers, { today });
}
function profile(name: string): Answers {
  const found = profiles[name];
  if (found === undefined) throw new Error(`no profile ${name}`);
  return found;
}

test('the definition passes the linter', () => {
  const ids = new Set(listQuestions(cookiesPolicy).map(({ id }) => id));
  expect(lintDefinition(cookiesPolicy, ids, bannerPrefix)).toEqual([]);
});

test('every question of this type explains how to answer and why it is asked', () => {
  const silent = Object.entries(english.questions).filter(([, text]) => text.help === '' || text.why === '');
  expect(silent).toEqual([]);
});

test('the offered laws are those covered by the law catalogue', () => {
  expect(coveredLaws.map(({ id }) => id).sort()).toEqual([...coverableLaws(cookiesLaws)].sort());
});

test('every vendor question uses categories of the catalogue', () => {
  const known: readonly string[] = vendorCategories;
  const asked = listQuestions(cookiesPolicy).flatMap((question) =>
    question.kind === 'vendors' ? question.categories : [],
  );
  expect(asked.filter((category) => !known.includes(category))).toEqual([]);
});

test.each(Object.entries(profiles))(
  '%s answers every visible question and no hidden one',
  (_name, answers) => {
    const { errors, relevant, progress } = judge(answers);
    expect(errors).toEqual([]);
    expect(progress).toBe(1);
    expect(Object.keys(answers).filter((id) => !(id in relevant))).toEqual([]);
  },
);

test('the laws follow from establishment and audience', () => {
  expect(judge(profile('germanShop')).relevant['laws']).toEqual(['gdpr', 'eprivacy']);
  expect(judge(profile('californianGame')).relevant['laws']).toEqual([
    'gdpr',
    'eprivacy',
    'uk_gdpr',
    'ccpa_cpra',
    'pipeda',
    'quebec_25',
  ]);
  expect(judge(profile('texanMagazine')).relevant['laws']).toEqual([]);
});

test('where consent is required the banner asks first, and other banners are not offered', () => {
  const modelsOf = (answers: Answers): readonly string[] | undefined =>
    judge(answers)
      .steps.flatMap(({ questions }) => questions)
      .find(({ path }) => path === 'banner_model')?.options;
  expect(judge(profile('spanishClinic')).relevant['banner_model']).toBe('opt-in');
  expect(modelsOf(profile('spanishClinic'))).toEqual(['opt-in', 'by-region']);
  expect(modelsOf(profile('texanMagazine'))).toContain('notice');
  const moved = judge({ ...profile('texanMagazine'), country: 'DE', state: 'DE_BY' });
  expect(moved.relevant).not.toHaveProperty('banner_model', 'notice');
});

test('a choice lasts six months in France and Italy, and a year elsewhere', () => {
  expect(judge(profile('frenchNewspaper')).relevant['consent_months']).toBe(6);
  expect(judge(profile('germanShop')).relevant['consent_months']).toBe(12);
});

test('without a banner withdrawal happens through the browser', () => {
  expect(judge(profile('dutchBlog')).relevant['withdraw_route']).toEqual(['browser']);
  expect(judge(profile('frenchNewspaper')).relevant['withdraw_route']).toEqual(['link']);
});

test('asks about advertising frameworks only if the owner advertises', () => {
  expect(judge(profile('dutchBlog')).visible).not.toContain('gcm');
  expect(judge(profile('spanishClinic')).visible).toContain('gcm');
  expect(judge(profile('spanishClinic')).visible).not.toContain('tcf');
  expect(judge(profile('texanMagazine')).visible).toContain('tcf');
});

test('a pixel on the website counts as a technology until answered otherwise', () => {
  const kinds = (remarketing_vendors: string[], more: Answers = {}): unknown =>
    judge({ ...profile('spanishClinic'), remarketing: 'yes', remarketing_vendors, ...more }).relevant[
      'storage_kinds'
    ];
  expect(kinds(['meta-pixel'])).toEqual(['cookies', 'local-storage', 'pixels']);
  expect(kinds(['adjust'])).toEqual(['cookies', 'local-storage']);
  expect(kinds(['meta-pixel'], { remarketing: 'no' })).toEqual(['cookies', 'local-storage']);
  const unticked = { storage_kinds: { added: [], removed: ['pixels'] } };
  expect(kinds(['meta-pixel'], unticked)).toEqual(['cookies', 'local-storage']);
});

test('asks about browser signals only if the audience includes the United States', () => {
  expect(judge(profile('spanishClinic')).visible).not.toContain('gpc');
  expect(judge(profile('californianGame')).visible).toContain('gpc');
});
