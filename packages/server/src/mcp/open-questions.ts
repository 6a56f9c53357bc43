/** Which questions of a wizard wait for an answer, in words that a program can act on. */
import type { Language } from '@clausewright/contract';
import {
  type Answers,
  evaluate,
  loadQuestionTexts,
  optionLabel,
  type Questionnaire,
  type QuestionTexts,
  type VisibleQuestion,
} from '@clausewright/library/questionnaires';
import { cut } from './tool.ts';

/** Questions and options that are told at once. */
const most = { questions: 15, options: 30, optional: 20 } as const;

/** What an answer looks like, by the kind of question. */
const forms: Readonly<Record<VisibleQuestion['question']['kind'], string>> = {
  choice: 'option id',
  yn: 'yes or no',
  multi: 'list of option ids',
  vendors: 'list of vendor ids',
  text: 'text',
  area: 'text',
  email: 'e-mail address',
  phone: 'phone number',
  url: 'address',
  num: 'number',
  date: 'YYYY-MM-DD',
  period: '{amount, unit: days|weeks|months|years}',
  country: 'country code such as DE',
  state: 'state code such as US_CA',
  group: 'list of rows {_id, ...fields}',
};

export interface Asked {
  questionnaire: Questionnaire;
  answers: Answers;
  language: Language;
  /** ISO day. */
  today: string;
}

export async function openQuestions({ questionnaire, answers, language, today }: Asked): Promise<object> {
  const texts = await loadQuestionTexts(questionnaire.type, language);
  const { steps, progress, valid } = evaluate(questionnaire, answers, { today });
  const asked = steps.flatMap(({ questions }) => questions);
  const open = asked.filter(({ error }) => error !== undefined);
  const optional = asked.filter(({ error, source }) => error === undefined && source === 'none');
  const told = cut(open, most.questions);
  return {
    complete: valid,
    progress: Math.round(progress * 100) / 100,
    open: told.shown.map((question) => describe(question, texts)),
    ...(told.more !== undefined && { more: told.more }),
    // They come up one after another, so that what is optional is told where nothing else is asked.
    ...(valid && {
      optional: cut(optional, most.optional).shown.map(({ path, ...one }) => ({
        question: path,
        label: textOf({ path, ...one }, texts)?.label,
      })),
    }),
  };
}

function describe(one: VisibleQuestion, texts: QuestionTexts): object {
  const { question, path, error } = one;
  const text = textOf(one, texts);
  const options = cut(one.options ?? [], most.options);
  return {
    question: path,
    label: text?.label,
    answer: forms[question.kind],
    ...(error !== undefined && error.reason !== 'required' && { wrong: error.reason }),
    ...(options.shown.length > 0 && {
      options: options.shown.map((id) => {
        const label = text === undefined ? undefined : optionLabel(text, id);
        return label === undefined ? id : `${id}: ${label}`;
      }),
    }),
    ...(options.more !== undefined && { more_options: options.more }),
  };
}

function textOf(
  { question, parent }: VisibleQuestion,
  { questions }: QuestionTexts,
): QuestionTexts['questions'][string] | undefined {
  const group = parent?.path.split('/')[0] ?? '';
  return questions[question.id] ?? questions[group]?.fields?.[question.id];
}
