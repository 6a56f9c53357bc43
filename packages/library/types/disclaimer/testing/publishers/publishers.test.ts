import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { unprinted } from '@clausewright/engine/document/testing/unprinted';
import { today } from '../../../privacy-policy/testing/random-answers.ts';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { unanswered } from '@clausewright/engine/questionnaire/testing/unanswered';
import { coveredLaws } from '../../derive/laws.ts';
import { outline } from '../../outline.ts';
import { disclaimer } from '../../questionnaire.ts';
import { publishers } from './index.ts';

const judged = Object.entries(publishers).map(([name, answers]) => ({
  name,
  answers,
  ...evaluate(disclaimer, answers, { today }),
}));
const relevant = judged.map((one) => one.relevant);

test('there are thirty publishers', () => {
  expect(judged).toHaveLength(30);
});

test.each(judged)('$name answers every visible question and no hidden one', (one) => {
  expect({ errors: one.errors, progress: one.progress }).toEqual({ errors: [], progress: 1 });
  expect(Object.keys(one.answers).filter((id) => !(id in one.relevant))).toEqual([]);
  expect([...(one.relevant['document_languages'] as string[])].sort()).toEqual([...languages].sort());
});

test('every disclaimer question is answered and every option chosen by some publisher', () => {
  const ids = ['content', 'topics', 'income', 'service', 'finalize'];
  const asked = disclaimer.steps.filter(({ id }) => ids.includes(id)).map(({ questions }) => questions);
  expect(asked.flatMap((questions) => unanswered(questions, relevant))).toEqual([]);
});

test('every clause and every part appears in some disclaimer', () => {
  expect(unprinted(outline, relevant, today)).toEqual([]);
});

test('each covered law is chosen by some publisher', () => {
  const chosen = new Set(relevant.flatMap(({ laws }) => laws as readonly string[]));
  expect(coveredLaws.filter(({ id }) => !chosen.has(id))).toEqual([]);
});
