/** What an owner has to answer so that his document can meet a duty. Server only. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import type { Evaluation } from '@clausewright/engine/questionnaire/evaluation';
import { mayPromise } from '@clausewright/engine/document/promises';
import { neededAnswers } from '@clausewright/engine/law/needed-answers';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { given } from '@clausewright/engine/answers/given';
import { outlines, questionnaires } from './agreement-types.ts';

/** Questions that take whatever is true: a choice among options is never guessed. */
const told: readonly string[] = ['text', 'area', 'email', 'phone', 'url', 'date', 'num', 'period', 'group'];

/** Questions of the type that are shown, may be left out and were. */
function leftOut(
  questionnaire: Questionnaire,
  { visible, relevant }: Pick<Evaluation, 'visible' | 'relevant'>,
): ReadonlySet<string> {
  const open = listQuestions(questionnaire).filter(
    ({ id, kind }) => told.includes(kind) && visible.includes(id) && !given(relevant[id]),
  );
  return new Set(open.map(({ id }) => id));
}

/** For each of the duties the questions whose answers would bring a part that meets it; none where no answer would. */
export function missingAnswers(
  type: AgreementType,
  evaluation: Pick<Evaluation, 'visible' | 'relevant'>,
  duties: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) return new Map();
  const answers: Answers = evaluation.relevant;
  const open = leftOut(questionnaire, evaluation);
  const found = duties.map((duty): [string, readonly string[]] => {
    for (const clause of outlines[type].clauses) {
      for (const { meets, when = () => true, promise } of Object.values(clause.parts)) {
        if (!meets.includes(duty)) continue;
        if (promise !== undefined && !mayPromise(answers, promise, true)) continue;
        const needed = neededAnswers(
          (seen) => clause.when(seen) && when(seen),
          answers,
          (question) => open.has(question),
        );
        if (needed.length > 0) return [duty, needed];
      }
    }
    return [duty, []];
  });
  return new Map(found);
}
