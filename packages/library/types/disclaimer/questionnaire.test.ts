import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { coverableLaws } from '../../laws/laws.ts';
import { publishingLaws } from './law-book.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { loadQuestionTexts } from '../../questionnaire/load-question-texts.ts';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { coveredLaws } from './derive/laws.ts';
import { disclaimer } from './questionnaire.ts';
import { profiles } from './testing/profiles.ts';

const everyId = listQuestions(disclaimer).map((question) => question.id);

test.each(languages)('every question explains how to answer and why it is asked, in %s', async (language) => {
  const { questions } = await loadQuestionTexts('DISCLAIMER', language);
  expect(everyId.filter((id) => !questions[id]?.help || !questions[id].why)).toEqual([]);
});

test('the offered laws are those covered by the law catalogue', () => {
  expect(coveredLaws.map(({ id }) => id).sort()).toEqual([...coverableLaws(publishingLaws)].sort());
});

test.each(Object.entries(profiles))(
  '%s answers every visible question and no hidden one',
  (_name, answers) => {
    const { errors, relevant, progress } = evaluate(
      disclaimer,
      { document_languages: [...languages], ...answers },
      { today },
    );
    expect(errors).toEqual([]);
    expect(progress).toBe(1);
    expect(Object.keys(answers).filter((id) => !(id in relevant))).toEqual([]);
  },
);

function lawsOf(answers: Answers): unknown {
  return evaluate(disclaimer, answers, { today }).relevant['laws'];
}

test('derives a law only where both its facts and its readers are present', () => {
  const { germanBlog = {}, americanTrader = {}, swissAdults = {}, italianAcademy = {} } = profiles;
  expect(lawsOf(germanBlog)).toEqual(['eu_advertising', 'eu_ai_act']);
  expect(lawsOf(americanTrader)).toEqual([
    'eu_advertising',
    'eu_mar',
    'uk_advertising',
    'uk_crypto',
    'ftc_endorsement',
    'us_trading',
  ]);
  expect(lawsOf(swissAdults)).toEqual([]);
  expect(lawsOf(italianAcademy)).toEqual(['eu_ai_act', 'ftc_endorsement']);
});

test('a text always reviewed by a person triggers no AI law', () => {
  const { germanBlog = {} } = profiles;
  const text = { ...germanBlog, d_ai: ['text'] };
  expect(lawsOf({ ...text, ai_review: 'always' })).toEqual(['eu_advertising']);
  expect(lawsOf({ ...text, ai_review: 'sometimes' })).toContain('eu_ai_act');
});

test('asks about fair use only with American readers', () => {
  const { germanBlog = {} } = profiles;
  const asks = (answers: Answers): boolean =>
    evaluate(disclaimer, answers, { today }).visible.includes('d_fair_use');
  expect(asks(germanBlog)).toBe(false);
  expect(asks({ ...germanBlog, audience_regions: { added: ['us'], removed: [] } })).toBe(true);
});
