import { languages } from '@clausewright/contract/languages';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { expect, test } from 'vitest';
import { coverableLaws } from '../../laws/laws.ts';
import { loadQuestionTexts } from '../../questionnaire/load-question-texts.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { coveredLaws } from './derive/laws.ts';
import { accessibilityLaws } from './law-book.ts';
import { accessibilityStatement } from './questionnaire.ts';
import { profiles } from './testing/profiles.ts';

const everyId = listQuestions(accessibilityStatement).map((question) => question.id);
const relevantOf = (name: keyof typeof profiles) =>
  evaluate(accessibilityStatement, profiles[name], { today }).relevant;

test.each(languages)('every question explains how to answer and why it is asked, in %s', async (language) => {
  const { questions } = await loadQuestionTexts('ACCESSIBILITY_STATEMENT', language);
  expect(everyId.filter((id) => !questions[id]?.help || !questions[id].why)).toEqual([]);
});

test('the offered laws are those covered by the law catalogue', () => {
  expect(coveredLaws.map(({ id }) => id).sort()).toEqual([...coverableLaws(accessibilityLaws)].sort());
});

test.each(Object.entries(profiles))(
  '%s answers every visible question and no hidden one',
  (_name, answers) => {
    const { errors, relevant, progress } = evaluate(accessibilityStatement, answers, { today });
    expect({ errors, progress }).toEqual({ errors: [], progress: 1 });
    expect(Object.keys(answers).filter((id) => !(id in relevant))).toEqual([]);
  },
);

test('the law follows from who offers what to whom', () => {
  expect(relevantOf('germanShop')['laws']).toEqual(['eu_accessibility']);
  expect(relevantOf('americanExporter')['laws']).toEqual(['eu_accessibility']);
  expect(relevantOf('germanTown')['laws']).toEqual(['eu_public_accessibility']);
  expect(relevantOf('britishCouncil')['laws']).toEqual(['uk_public_accessibility']);
  for (const name of ['germanCafe', 'germanAgency', 'swissStudio', 'americanBlog'] as const)
    expect(relevantOf(name)['laws'], name).toEqual([]);
});

test('services of five countries give information, everybody else makes a statement', () => {
  expect(relevantOf('germanShop')['document_title']).toBe('information');
  for (const name of ['austrianTravel', 'frenchFashion', 'italianBank', 'spanishGame'] as const)
    expect(relevantOf(name)['document_title'], name).toBe('information');
  for (const name of ['germanTown', 'germanCafe', 'irishWool', 'frenchTown', 'americanBlog'] as const)
    expect(relevantOf(name)['document_title'], name).toBe('statement');
});

function offered(answers: object, question: string): readonly string[] {
  const { steps } = evaluate(accessibilityStatement, { ...answers }, { today });
  const found = steps.flatMap(({ questions }) => questions).find(({ path }) => path === question);
  return found?.options ?? [];
}

test('whoever asked nobody says that the state is unknown, a French public body that it does not conform', () => {
  const { conformance: _said, ...untold } = profiles.dutchTickets;
  expect(offered(untold, 'conformance')).toEqual(['unknown']);
  expect(offered({ ...untold, country: 'FR' }, 'conformance')).toEqual(['unknown']);
  expect(offered(profiles.frenchLibrary, 'conformance')).toEqual(['none']);
  expect(offered({ ...untold, assessment: 'tool' }, 'conformance')).toEqual(['partial', 'none', 'unknown']);
  expect(offered({ ...untold, assessment: 'self' }, 'conformance')).toEqual(['full', 'partial', 'none']);
});

test('a public body assesses itself or has somebody assess it', () => {
  expect(offered(profiles.germanTown, 'assessment')).toEqual(['self', 'external']);
  expect(offered(profiles.frenchTown, 'assessment')).toEqual(['none', 'self', 'external']);
});

test('only whom a law binds relies on a burden', () => {
  expect(offered(profiles.germanShop, 'barriers/r1/barrier_reason')).toContain('alteration');
  expect(offered(profiles.germanTown, 'barriers/r1/barrier_reason')).toEqual([
    'mending',
    'burden',
    'outside',
  ]);
  expect(offered(profiles.germanCafe, 'barriers/r1/barrier_reason')).toEqual(['mending', 'other']);
});

test('a British public body works to the guidelines as they are now', () => {
  expect(offered(profiles.britishCouncil, 'accessibility_standard')).toEqual(['wcag-2-2']);
  expect(offered(profiles.germanTown, 'accessibility_standard')).toEqual(['wcag-2-1', 'wcag-2-2']);
});

test('only French public bodies are asked for their plan', () => {
  const shown = (answers: object): boolean =>
    evaluate(accessibilityStatement, { ...answers }, { today })
      .steps.flatMap(({ questions }) => questions)
      .some(({ path }) => path === 'accessibility_plan_url');
  expect([shown(profiles.frenchTown), shown(profiles.frenchFashion)]).toEqual([true, false]);
});
