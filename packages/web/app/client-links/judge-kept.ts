/** What of the typed answers is sent, and what of them is left then: by the questions as they are asked. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { answersByQuestion, type AskedQuestion, askedAlone } from '@clausewright/library/client-questions';
import { type Answers, evaluate, type Questionnaire } from '@clausewright/library/questionnaires';
import type { DocumentParts } from '../start/load-documents.ts';
import { newRequestId } from '../request-id.ts';
import { isSame, type KeptAnswers } from './kept-answers.ts';

type Shown = AskedQuestion & { type: AgreementType };
type Asked = readonly { type: AgreementType; alone: Questionnaire }[];

function askedOf(parts: readonly DocumentParts[], shown: readonly Shown[]): Asked {
  return parts.map(({ type, questionnaire }) => ({
    type,
    alone: askedAlone(
      questionnaire,
      shown.filter((one) => one.type === type),
    ),
  }));
}

/** Only what was asked and says something. */
export function judgeKept(
  parts: readonly DocumentParts[],
  shown: readonly Shown[],
  kept: KeptAnswers['answers'],
  today = new Date().toISOString().slice(0, 10),
): { answers: KeptAnswers['answers']; count: number; wrong: boolean } {
  const answers: KeptAnswers['answers'] = {};
  let count = 0;
  let wrong = false;
  for (const { type, alone } of askedOf(parts, shown)) {
    const typed = kept[type] ?? {};
    const { relevant, errors } = evaluate(alone, typed, { today });
    wrong ||= errors.some(({ rule }) => rule !== 'required');
    // What hangs on an answer that was changed since is not meant any more.
    const meant: Answers = Object.fromEntries(
      Object.entries(typed).filter(([question]) => Object.hasOwn(relevant, question)),
    );
    const found = answersByQuestion(alone, meant);
    if (found.size === 0) continue;
    count += found.size;
    answers[type] = Object.assign({}, ...found.values()) as Answers;
  }
  return { answers, count, wrong };
}

/** How many stand on the page: one that hangs on another, or that there is no more, does not stand by itself. */
export function countAsked(parts: readonly DocumentParts[], shown: readonly Shown[]): number {
  return askedOf(parts, shown).reduce(
    (sum, { alone }) => sum + alone.steps.reduce((of, { questions }) => of + questions.length, 0),
    0,
  );
}

/** The questions that something is typed for, as `TYPE question`. */
export function keptQuestions(
  parts: readonly DocumentParts[],
  asked: readonly Shown[],
  kept: KeptAnswers['answers'],
): string[] {
  return askedOf(parts, asked).flatMap(({ type, alone }) =>
    [...answersByQuestion(alone, kept[type] ?? {}).keys()].map((question) => `${type} ${question}`),
  );
}

/** What was typed while the rest was on its way; of a question everything, since the last answer to it stands. */
export function withoutSent(
  parts: readonly DocumentParts[],
  asked: readonly Shown[],
  { sent, now }: { sent: KeptAnswers; now: KeptAnswers },
): KeptAnswers {
  const answers: KeptAnswers['answers'] = {};
  for (const { type, alone } of askedOf(parts, asked)) {
    const before = answersByQuestion(alone, sent.answers[type] ?? {});
    const left = [...answersByQuestion(alone, now.answers[type] ?? {})].filter(
      ([question, typed]) => !isSame(typed, before.get(question)),
    );
    if (left.length > 0)
      answers[type] = Object.assign(Object.create(null), ...left.map(([, typed]) => typed)) as Answers;
  }
  return { answers, remark: now.remark === sent.remark ? '' : now.remark, requestId: newRequestId() };
}
