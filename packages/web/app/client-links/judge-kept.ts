/** What of the typed answers is sent: only what was asked and says something. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { answersByQuestion, type AskedQuestion, askedAlone } from '@clausewright/library/client-questions';
import { type Answers, evaluate } from '@clausewright/library/questionnaires';
import type { DocumentParts } from '../start/load-documents.ts';
import type { KeptAnswers } from './kept-answers.ts';

type Shown = AskedQuestion & { type: AgreementType };

export function judgeKept(
  parts: readonly DocumentParts[],
  shown: readonly Shown[],
  kept: KeptAnswers['answers'],
  today = new Date().toISOString().slice(0, 10),
): { answers: KeptAnswers['answers']; count: number; wrong: boolean } {
  const answers: KeptAnswers['answers'] = {};
  let count = 0;
  let wrong = false;
  for (const { type, questionnaire } of parts) {
    const alone = askedAlone(
      questionnaire,
      shown.filter((one) => one.type === type),
    );
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
