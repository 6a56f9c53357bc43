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

test.each(judged)('$name answers everything, and nothing that is hidden', (one) => {
  expect({ errors: one.errors, progress: one.progress }).toEqual({ errors: [], progress: 1 });
  expect(Object.keys(one.answers).filter((id) => !(id in one.relevant))).toEqual([]);
  expect([...(one.relevant['document_languages'] as string[])].sort()).toEqual([...languages].sort());
});

test('every question of the disclaimer is answered by somebody, and every option chosen', () => {
  const ids = ['content', 'topics', 'income', 'service', 'finalize'];
  const asked = disclaimer.steps.filter(({ id }) => ids.includes(id)).map(({ questions }) => questions);
  expect(asked.flatMap((questions) => unanswered(questions, relevant))).toEqual([]);
});

test('every clause stands in a disclaimer, and every part', () => {
  expect(unprinted(outline, relevant, today)).toEqual([]);
});

test('each law that is covered is chosen by somebody', () => {
  const chosen = new Set(relevant.flatMap(({ laws }) => laws as readonly string[]));
  expect(coveredLaws.filter(({ id }) => !chosen.has(id))).toEqual([]);
});
