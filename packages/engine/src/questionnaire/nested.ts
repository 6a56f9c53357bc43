import type { Answers, AnswerValue, Option, Question, Questionnaire } from './definition.ts';

/** Questions shown under an option (or under yes and no) of this one, with that option. */
export function nestedIn(question: Question): { option: string; questions: readonly Question[] }[] {
  if (question.kind === 'yn') {
    return [
      { option: 'yes', questions: question.yes ?? [] },
      { option: 'no', questions: question.no ?? [] },
    ].filter((one) => one.questions.length > 0);
  }
  return getOptions(question).flatMap((option) =>
    option.questions ? [{ option: option.id, questions: option.questions }] : [],
  );
}

export function getOptions(question: Question): readonly Option[] {
  return question.kind === 'choice' || question.kind === 'multi' ? question.options : [];
}

export function yesOrNo(question: Question & { kind: 'yn' }): readonly string[] {
  return question.unknown ? ['yes', 'no', 'unknown'] : ['yes', 'no'];
}

/** The questions and all nested ones in display order; those inside repetitions are not among them. */
export function flatten(questions: readonly Question[]): Question[] {
  return questions.flatMap((question) => [
    question,
    ...nestedIn(question).flatMap((one) => flatten(one.questions)),
  ]);
}

/** Every question of the type outside repetitions, in display order. */
/** The steps of the wizard; what is asked on the review page is none. */
export function wizardSteps({ steps }: Questionnaire): Questionnaire['steps'] {
  return steps.filter(({ isOnReview }) => isOnReview !== true);
}

export function listQuestions(questionnaire: Questionnaire): Question[] {
  return questionnaire.steps.flatMap((step) => flatten(step.questions));
}

/** Ids answered in one scope, those of own entries included. */
export function idsIn(questions: readonly Question[]): Set<string> {
  const known = idsByQuestions.get(questions);
  if (known) return known;
  const ids = new Set<string>();
  for (const question of flatten(questions)) {
    ids.add(question.id);
    if ('own' in question && question.own) ids.add(`${question.id}.own`);
  }
  idsByQuestions.set(questions, ids);
  return ids;
}
const idsByQuestions = new WeakMap<readonly Question[], Set<string>>();

/** The answer under that very key; never one inherited from a prototype. */
export function answerAt(answers: Answers, id: string): AnswerValue | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

export function noAnswers(): Answers {
  return Object.create(null) as Answers;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function ownValue(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function isEmptyLine(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}
