/** What a set of owners never reaches: so that their documents, read together, show the whole library of a type. */
import { languages } from '@clausewright/contract/languages';
import { assemble } from '../clauses.ts';
import { today } from '../types/privacy-policy/testing/random-answers.ts';
import type { Answers, Questionnaire, Row } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import type { Outline } from '@clausewright/engine/document/outline';
import { partsPresent } from '@clausewright/engine/document/parts-present';

type Owners = readonly Answers[];

/** Clauses, and parts of them as `clause part`, that stand in no document of anybody. */
export function findUnprintedClauses(
  outline: Outline,
  questionnaire: Questionnaire,
  owners: Owners,
): string[] {
  const said = new Set(
    owners.flatMap((answers) => {
      const { relevant } = evaluate(questionnaire, answers, { today });
      return languages.flatMap((language) => {
        const draft = assemble(outline.type, relevant, { language, today, blanks: false });
        const clauses = draft.clauses.filter(({ blocks }) => blocks.length > 0).map(({ id }) => id);
        return [...clauses, ...partsPresent(draft).map(({ clause, part }) => `${clause} ${part}`)];
      });
    }),
  );
  return outline.clauses
    .flatMap(({ id, parts }) => [id, ...Object.keys(parts).map((part) => `${id} ${part}`)])
    .filter((place) => !said.has(place));
}

type Scope = Readonly<Record<string, unknown>>;

/** Every scope in which questions are answered: the answers themselves and each row of a group. */
function scopesOf(answers: Answers): Scope[] {
  const entries = Object.values(answers).flatMap((value): readonly unknown[] =>
    Array.isArray(value) ? value : [],
  );
  return [answers, ...entries.filter((entry): entry is Row => typeof entry === 'object' && entry !== null)];
}

/** Questions that nobody answers, not even as the default would. */
export function unanswered(questionnaire: Questionnaire, owners: Owners): string[] {
  const answered = new Set(owners.flatMap(scopesOf).flatMap((scope) => Object.keys(scope)));
  return listQuestions(questionnaire)
    .map(({ id }) => id)
    .filter((id) => !answered.has(id));
}

/** `question option` for each option that nobody chooses. */
export function findUnchosenOptions(questionnaire: Questionnaire, owners: Owners): string[] {
  const scopes = owners.flatMap((answers) => scopesOf(evaluate(questionnaire, answers, { today }).relevant));
  return listQuestions(questionnaire).flatMap((question) => {
    const { id, kind } = question;
    const options =
      kind === 'yn' ? ['yes', 'no'] : 'options' in question ? question.options.map((one) => one.id) : [];
    const chosen = new Set(scopes.flatMap((scope) => scope[id]));
    return options.filter((option) => !chosen.has(option)).map((option) => `${id} ${option}`);
  });
}
