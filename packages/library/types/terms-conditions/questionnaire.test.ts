import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { coverableLaws } from '../../laws/laws.ts';
import { termsLaws } from './law-book.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { loadQuestionTexts } from '../../questionnaire/load-question-texts.ts';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { coveredLaws } from './derive/laws.ts';
import { termsConditions } from './questionnaire.ts';
import { profiles } from './testing/profiles.ts';

const everyId = listQuestions(termsConditions).map((question) => question.id);
const found = (answers: Answers) =>
  evaluate(termsConditions, { document_languages: [...languages], ...answers }, { today });

test.each(languages)('every question explains how to answer and why it is asked, in %s', async (language) => {
  const { questions } = await loadQuestionTexts('TERMS_CONDITIONS', language);
  expect(everyId.filter((id) => !questions[id]?.help || !questions[id].why)).toEqual([]);
});

test('the offered laws are those covered by the law catalogue', () => {
  expect(coveredLaws.map(({ id }) => id).sort()).toEqual([...coverableLaws(termsLaws)].sort());
});

test.each(Object.entries(profiles))(
  '%s answers every visible question and no hidden one',
  (_name, answers) => {
    const { errors, relevant, progress } = found(answers);
    expect(errors).toEqual([]);
    expect(progress).toBe(1);
    expect(Object.keys(answers).filter((id) => !(id in relevant))).toEqual([]);
  },
);

test('derives a law only where both its facts and its readers are present', () => {
  const { germanShop = {}, californianApp = {}, swissSoftware = {}, italianMarketplace = {} } = profiles;
  const laws = (answers: Answers): unknown => found(answers).relevant['laws'];
  expect(laws(germanShop)).toEqual(['eu_ecommerce', 'eu_consumer']);
  expect(laws({ ...germanShop, consumer_type: 'businesses' })).toEqual(['eu_ecommerce']);
  expect(laws(californianApp)).toEqual(['us_consumer', 'us_renewal', 'us_dmca']);
  expect(laws(swissSoftware)).toEqual(['ch_ecommerce']);
  expect(laws(italianMarketplace)).toEqual(['eu_ecommerce', 'eu_consumer', 'eu_dsa', 'eu_p2b']);
});

test('asks nothing about orders where nothing is sold', () => {
  const { germanShop = {} } = profiles;
  const { visible } = found({ ...germanShop, sells: ['nothing'] });
  for (const id of ['sell_mode', 'prices_tax', 'delivery_days', 'refunds', 'withdrawal', 'withdrawal_url']) {
    expect(visible).not.toContain(id);
  }
});

test('no promise to consumers in the Union exceeds or undercuts what the law allows', () => {
  const { germanShop = {} } = profiles;
  const faults = (changes: Answers): string[] =>
    found({ ...germanShop, ...changes }).errors.map(({ path }) => path);
  expect(faults({ delivery_days: 31 })).toEqual(['delivery_days']);
  expect(faults({ refund_days: 13 })).toEqual(['refund_days']);
  expect(faults({ consumer_type: 'businesses', delivery_days: 31, refund_days: 13 })).toEqual([]);
});

test('sellers from France name a mediator', () => {
  const { frenchSaas = {} } = profiles;
  expect(found({ ...frenchSaas, eu_adr: 'not-obliged' }).errors.map(({ path }) => path)).toEqual(['eu_adr']);
});

test('a class action waiver is never preselected', () => {
  const { californianApp = {} } = profiles;
  const arbitration = [
    { _id: 'r1', arb_provider: 'AAA', arb_rules_url: 'https://adr.org', arb_seat: 'X', arb_language: 'en' },
  ];
  const { errors } = found({ ...californianApp, arbitration });
  expect(errors.map(({ path }) => path)).toEqual(['arbitration/r1/arb_class_waiver']);
});
