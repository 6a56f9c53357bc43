/** Questions of a wizard as they are asked of somebody who sees nothing else of it. */
import { isAnswered } from '@clausewright/engine/questionnaire/conditions';
import { idsIn, listQuestions } from '@clausewright/engine/questionnaire/nested';
import type {
  Answers,
  AnswerValue,
  Option,
  Question,
  Questionnaire,
  Row,
} from '@clausewright/engine/questionnaire/definition';

/** One question, with the options that may be chosen where it stands; none: it has none. */
export interface AskedQuestion {
  question: string;
  options?: readonly string[] | undefined;
}

/** What is for whoever writes the document: the laws that it speaks of, and the languages that it is written in. */
const forAuthors = new Set(['laws', 'document_languages']);

/**
 * Questions that make sense by themselves. Which states there are is said by the country, which stands in another
 * question.
 */
export function askableQuestions(questionnaire: Questionnaire): Question[] {
  const { steps, ...rest } = questionnaire;
  const inWizard = { ...rest, steps: steps.filter(({ isOnReview }) => isOnReview !== true) };
  return listQuestions(inWizard).filter(({ id, kind }) => kind !== 'state' && !forAuthors.has(id));
}

/**
 * The questionnaire of these questions alone, in the order of the wizard: each is there whatever other answers say, and
 * nothing is proposed, since what proposes it is not told. What hangs on an answer comes along with it. One that stands
 * under another one of them is asked there.
 */
export function askedAlone(questionnaire: Questionnaire, asked: readonly AskedQuestion[]): Questionnaire {
  const byId = new Map(asked.map((one) => [one.question, one]));
  const known = askableQuestions(questionnaire).filter(({ id }) => byId.has(id));
  const below = new Set(known.flatMap((one) => [...idsIn([one])].filter((id) => id !== one.id)));
  const questions = known
    .filter(({ id }) => !below.has(id))
    .map((one) => alone(one, byId.get(one.id)?.options));
  return { ...questionnaire, steps: [{ id: 'asked', questions }] };
}

/** Answers by the question of `asked` that they belong to, with what hangs on it; one that says nothing is left out. */
export function answersByQuestion(asked: Questionnaire, answers: Answers): Map<string, Answers> {
  const found = new Map<string, Answers>();
  for (const question of asked.steps.flatMap(({ questions }) => questions)) {
    const own = [...idsIn([question])].flatMap((id) => {
      const value = Object.hasOwn(answers, id) ? withoutEmptyRows(answers[id]) : undefined;
      return isAnswered(value) ? [[id, value] as const] : [];
    });
    if (own.length > 0) found.set(question.id, Object.fromEntries(own));
  }
  return found;
}

/** Without the rows that a list shows from the start and nobody filled in. */
function withoutEmptyRows(value: AnswerValue | undefined): AnswerValue | undefined {
  if (!Array.isArray(value)) return value;
  const rows = (value as readonly (string | Row)[]).filter(
    (row) =>
      typeof row === 'string' || Object.entries(row).some(([key, one]) => key !== '_id' && isAnswered(one)),
  );
  return rows as AnswerValue;
}

function alone(question: Question, options?: readonly string[]): Question {
  const { when: _, ...rest } = question;
  const own = Object.fromEntries(
    // A text of one language: whoever answers knows nothing of the others.
    Object.entries(rest).filter(
      ([key]) => !['default', 'derive', 'perLanguage', 'price', 'within'].includes(key),
    ),
  ) as Question;
  if (own.kind !== 'choice' && own.kind !== 'multi') return own;
  return { ...own, options: own.options.filter(({ id }) => options?.includes(id) ?? true).map(always) };
}

function always(option: Option): Option {
  const { when: _, ...rest } = option;
  return rest;
}
