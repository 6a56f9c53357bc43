import type { Answers, Question, Questionnaire } from './definition.ts';
import { migrateAnswers, type Migrated } from './migrate.ts';
import { knownAnswers } from './migrate-known.ts';
import { flatten } from './nested.ts';

/**
 * Stored answers of any version as the present questionnaire takes them. `dropped`: by a migration, for its reason, or
 * because nothing takes the answer any more (a code of `answerReasons`). `newSince`: ids of questions that came later.
 */
export function updatedAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  from: number,
): Migrated & { newSince: string[] } {
  const migrated = migrateAnswers(questionnaire, answers, from);
  const known = knownAnswers(questionnaire, migrated.answers);
  const ids = new Set(idsOf(questionnaire));
  return {
    answers: known.answers,
    ask: [...new Set([...migrated.ask.filter((id) => ids.has(id)), ...known.ask])],
    dropped: [...migrated.dropped, ...known.dropped],
    newSince: newSince(questionnaire, from),
  };
}

/** Questions that came after a version, nested ones too; `group.field` names a field of repetitions. */
export function newSince(questionnaire: Questionnaire, version: number): string[] {
  return idsOf(
    questionnaire,
    ({ since, until }) => since > version && (until === undefined || until > questionnaire.version),
  );
}

function idsOf(questionnaire: Questionnaire, wanted: (question: Question) => boolean = () => true): string[] {
  const ids = (questions: readonly Question[], prefix: string): string[] =>
    flatten(questions).flatMap((question) => [
      ...(wanted(question) ? [`${prefix}${question.id}`] : []),
      ...(question.kind === 'group' ? ids(question.questions, `${prefix}${question.id}.`) : []),
    ]);
  return questionnaire.steps.flatMap((step) => ids(step.questions, ''));
}
