import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { unprinted } from '@clausewright/engine/document/testing/unprinted';
import { today } from '../../../privacy-policy/testing/random-answers.ts';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { unanswered } from '@clausewright/engine/questionnaire/testing/unanswered';
import { coveredLaws } from '../../derive/laws.ts';
import { outline } from '../../outline.ts';
import { returnRefundPolicy } from '../../questionnaire.ts';
import { sellers } from './index.ts';

const judged = Object.entries(sellers).map(([name, answers]) => ({
  name,
  answers,
  ...evaluate(returnRefundPolicy, answers, { today }),
}));
const relevant = judged.map((one) => one.relevant);

test('there are thirty sellers', () => {
  expect(judged).toHaveLength(30);
});

test.each(judged)('$name answers every visible question and no hidden one', (one) => {
  expect({ errors: one.errors, progress: one.progress }).toEqual({ errors: [], progress: 1 });
  expect(Object.keys(one.answers).filter((id) => !(id in one.relevant))).toEqual([]);
  expect([...(one.relevant['document_languages'] as string[])].sort()).toEqual([...languages].sort());
});

test('every policy question is answered and every option chosen by some seller', () => {
  const ids = ['goods', 'sending', 'refunds', 'rights', 'finalize'];
  const asked = returnRefundPolicy.steps
    .filter(({ id }) => ids.includes(id))
    .map(({ questions }) => questions);
  const open = asked.flatMap((questions) => unanswered(questions, relevant));
  // Nobody keeps amounts in these; they print like the others, by their code.
  const currencies = ['chf', 'cad', 'aud', 'nzd', 'brl', 'inr', 'jpy', 'zar', 'sek', 'dkk', 'nok', 'pln'];
  expect(open).toEqual(currencies.map((currency) => `currency ${currency}`));
});

test('every clause and all parts but one appear in some policy', () => {
  // A person who sells without any address at all: Article 6(1)(c) of Directive 2011/83/EU asks each for one.
  expect(unprinted(outline, relevant, today)).toEqual(['rr.address asked']);
});

test('each covered law is chosen by at least two sellers', () => {
  const chosen = relevant.flatMap(({ laws }) => laws as readonly string[]);
  expect(coveredLaws.filter(({ id }) => chosen.filter((law) => law === id).length < 2)).toEqual([]);
});
