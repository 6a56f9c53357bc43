/** Owners who say “I don’t know” wherever they may and leave out all that they may: their documents stand, and say what to find out. */
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import type { Answers, Question } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { getOptions, listQuestions } from '@clausewright/engine/questionnaire/nested';
import { randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { agreementTypes } from '@clausewright/contract/agreement-types';
import { questionnaires } from '../agreement-types.ts';
import { assemble, computeCoverage } from '../clauses.ts';
import { mayStayOpen } from '../laws/unwritten-duties.ts';
import { missingAnswers } from '../missing-answers.ts';
import { today, validAnswers } from '../types/privacy-policy/testing/random-answers.ts';

function unknown(question: Question): Answers {
  const { id, kind } = question;
  if (kind === 'country' && question.unknown) return { [id]: ['unknown'] };
  if (kind === 'yn' && question.unknown) return { [id]: 'unknown' };
  const offered = getOptions(question).some((option) => option.id === 'unknown');
  return offered ? { [id]: kind === 'multi' ? ['unknown'] : 'unknown' } : {};
}

const seats = ['DE', 'FR', 'ES', 'IT', 'NL', 'BE', 'AT', 'GB', 'US', 'CH'];

/** Nothing is answered but what has to be. */
function owners(type: (typeof agreementTypes)[number]) {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) return [];
  const known: Answers = Object.assign(
    { document_languages: [...languages] },
    ...listQuestions(questionnaire).map(unknown),
  );
  return seats.map((country, seed) => {
    const seat = { ...known, country, ...(country === 'US' && { state: 'US_CA' }) };
    const answers = validAnswers(questionnaire, randomNumbers(seed), seat, 0);
    return { name: `${type} ${country}`, evaluation: evaluate(questionnaire, answers, { today }) };
  });
}

test.each(agreementTypes)('%s of an owner who knows nothing is whole, and lists what is open', (type) => {
  const found: string[] = [];
  for (const { name, evaluation } of owners(type)) {
    const { relevant, errors } = evaluation;
    expect(errors, name).toEqual([]);
    const laws = (relevant['laws'] as string[] | undefined) ?? [];
    for (const language of languages) {
      // Without blanks: whatever lacks an answer throws.
      const draft = assemble(type, relevant, { language, today, blanks: false });
      const { due } = computeCoverage(draft, relevant, { laws, today });
      const asked = missingAnswers(type, evaluation, [...due.unmet, ...due.open]);
      const silent = [...due.unmet, ...due.open].filter(
        (id) => !mayStayOpen(id) && (asked.get(id) ?? []).length === 0,
      );
      found.push(...silent.map((id) => `${name} ${language}: ${id}`));
    }
  }
  expect(found).toEqual([]);
});
