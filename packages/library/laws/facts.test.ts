import { expect, test } from 'vitest';
import { germanShop, teenApp } from '../types/privacy-policy/testing/profiles.ts';
import { randomAnswers, today } from '../types/privacy-policy/testing/random-answers.ts';
import { privacyPolicy } from '../types/privacy-policy/questionnaire.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { factRules, factsOf } from './facts.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';

function factsIn(answers: Answers): ReadonlySet<FactKey> {
  return factsOf(evaluate(privacyPolicy, answers, { today }).relevant);
}

// A rule that reads an option under another name than the wizard's would never hold.
test('every fact derivable by the wizard is derived from some answers', () => {
  const random = randomNumbers(2026);
  const seen = new Set<FactKey>();
  for (let run = 0; run < 250; run += 1) for (const fact of factsIn(randomAnswers(random))) seen.add(fact);
  // Too many countries for chance to visit each.
  for (const country of ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'TH', 'US']) {
    for (const fact of factsIn({ ...germanShop, country })) seen.add(fact);
  }
  const asked = new Set<string>(listQuestions(privacyPolicy).map(({ id }) => id));
  const silent = [...factRules]
    .filter(([fact, { from }]) => !seen.has(fact) && from.some((question) => asked.has(question)))
    .map(([fact]) => fact);
  expect(silent).toEqual([]);
});

test('derives the facts of a German shop from its tools and purposes', () => {
  const facts = factsIn(germanShop);
  const expected: FactKey[] = [
    ...(['est:de', 'est:eu', 'region:eu', 'region:fr', 'data:personal', 'has:dpo'] as const),
    ...(['data:transfer-outside-eea', 'basis:adequacy', 'basis:safeguards', 'basis:consent'] as const),
    ...([
      'data:joint-controller',
      'data:direct-marketing',
      'tech:consent-cookies',
      'tool:meta-pixel',
    ] as const),
  ];
  expect(expected.filter((fact) => !facts.has(fact))).toEqual([]);
  const absent: FactKey[] = ['est:outside-eea', 'data:adm', 'data:special-category', 'region:us', 'biz:ugc'];
  expect(absent.filter((fact) => facts.has(fact))).toEqual([]);
});

test('derives the facts of a Californian app for teenagers from its answers', () => {
  const facts = factsIn(teenApp);
  const expected: FactKey[] = [
    ...(['region:us-ca', 'est:us', 'est:outside-eea', 'biz:ugc', 'data:minors', 'data:children'] as const),
    ...(['data:share-ads', 'data:cross-site-tracking', 'tool:adsense'] as const),
  ];
  expect(expected.filter((fact) => !facts.has(fact))).toEqual([]);
  const absent: FactKey[] = ['region:eu', 'size:ccpa', 'size:us-state', 'data:children-under-13'];
  expect(absent.filter((fact) => facts.has(fact))).toEqual([]);
});

test('only a confirmed “none” without any tool means no personal data', () => {
  const none: Answers = {
    country: 'DE',
    pd_types: ['none'],
    pd_none_confirm: 'yes',
    share_with: ['authorities'],
  };
  const personal = (answers: Answers): boolean => factsOf(answers).has('data:personal');
  expect(personal(none)).toBe(false);
  expect(factsOf(none).has('data:disclosed')).toBe(false);
  expect(personal({ ...none, pd_none_confirm: 'no' })).toBe(true);
  expect(personal({ ...none, other_vendors: ['youtube'] })).toBe(true);
  expect(personal({ ...none, app_permissions: ['camera'] })).toBe(true);
  expect(personal({ ...none, app_permissions: ['none'] })).toBe(false);
  expect(personal({ country: 'DE' })).toBe(true);
});
