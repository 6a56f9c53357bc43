/** Questions of a wizard as they are asked of somebody who sees nothing else of it. */
import { isAnswered, questionsRead } from '@clausewright/engine/questionnaire/conditions';
import { flatten, getOptions, idsIn, listQuestions } from '@clausewright/engine/questionnaire/nested';
import type {
  Answers,
  AnswerValue,
  Condition,
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

/** What proposes an answer or follows from others, and what is for a document in several languages. */
const notAsked = new Set(['default', 'derive', 'perLanguage', 'price', 'within']);

/**
 * Questions that make sense by themselves. Which states there are is said by the country, which stands in another
 * question; some rows only share out what was answered elsewhere.
 */
export function askableQuestions(questionnaire: Questionnaire): Question[] {
  const { steps, ...rest } = questionnaire;
  const inWizard = { ...rest, steps: steps.filter(({ isOnReview }) => isOnReview !== true) };
  return listQuestions(inWizard).filter(
    (one) => one.kind !== 'state' && !forAuthors.has(one.id) && !sharesOut(one),
  );
}

/**
 * The questionnaire of these questions alone, in the order of the wizard: each is there whatever other answers say, and
 * nothing is proposed, since what proposes it is not told. What hangs on an answer comes along with it. One that stands
 * under another one of them is asked there.
 */
export function askedAlone(questionnaire: Questionnaire, asked: readonly AskedQuestion[]): Questionnaire {
  const byId = new Map(asked.map((one) => [one.question, one]));
  const known = askableQuestions(questionnaire)
    .filter(({ id }) => byId.has(id))
    .map((one) => alone(one, byId.get(one.id)?.options));
  const below = new Set(known.flatMap((one) => [...idsIn([one])].filter((id) => id !== one.id)));
  return { ...questionnaire, steps: [{ id: 'asked', questions: known.filter(({ id }) => !below.has(id)) }] };
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

/** Rows of which every option of a field stands there because of an answer to another question. */
function sharesOut(question: Question): boolean {
  const ids = idsIn([question]);
  return flatten([question]).some(
    (one) =>
      one.kind === 'group' &&
      flatten(one.questions).some((field) => {
        const options = getOptions(field);
        const known = new Set([...ids, ...idsIn(one.questions)]);
        return options.length > 0 && options.every(({ when }) => when && !readsOnly(when, known));
      }),
  );
}

function alone(question: Question, options?: readonly string[]): Question {
  const { when: _, ...rest } = bare(question, idsIn([question]));
  const own = rest as Question;
  if (own.kind !== 'choice' && own.kind !== 'multi') return own;
  return { ...own, options: own.options.filter(({ id }) => options?.includes(id) ?? true).map(always) };
}

/** With conditions on what is `known` alone. */
function bare(question: Question, known: ReadonlySet<string>): Question {
  const own = Object.fromEntries(
    Object.entries(judged(question, known)).filter(([key]) => !notAsked.has(key)),
  ) as Question;
  const below = (questions: readonly Question[], more = known) =>
    questions.filter((one) => !isForAuthors(one, more)).map((one) => bare(one, more));
  if (own.kind === 'yn') {
    const { yes, no } = own;
    return { ...own, ...(yes && { yes: below(yes) }), ...(no && { no: below(no) }) };
  }
  if (own.kind === 'group') {
    return { ...own, questions: below(own.questions, new Set([...known, ...idsIn(own.questions)])) };
  }
  if (own.kind !== 'choice' && own.kind !== 'multi') return own;
  const options = own.options.map((option) => {
    const { questions } = option;
    return { ...judged(option, known), ...(questions && { questions: below(questions) }) };
  });
  return { ...own, options };
}

/** What nobody but whoever writes can say: it hangs on the laws, or on a country that is not asked here. */
function isForAuthors({ kind, when, ...rest }: Question, known: ReadonlySet<string>): boolean {
  if (kind === 'state' && 'of' in rest) return !known.has(rest.of);
  return when !== undefined && questionsRead(when).some((one) => forAuthors.has(one) && !known.has(one));
}

function judged<Of extends { when?: Condition }>(one: Of, known: ReadonlySet<string>): Of {
  if (one.when === undefined || readsOnly(one.when, known)) return one;
  const { when: _, ...rest } = one;
  return rest as Of;
}

function readsOnly(when: Condition, known: ReadonlySet<string>): boolean {
  return questionsRead(when).every((one) => known.has(one));
}

function always(option: Option): Option {
  const { when: _, ...rest } = option;
  return rest;
}
