import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { useCallback, useState } from 'react';
import { send } from '../../api.ts';
import { coverageCalls } from '../../law-coverage/coverage-calls.ts';
import { CoveragePanel } from '../../law-coverage/coverage-panel.tsx';
import { promisesPath, readPromise, withPromise } from '../../law-coverage/promise-rows.ts';
import type { PromiseAnswers } from '../../law-coverage/promises.tsx';
import type { Clause } from '../../law-coverage/clause.ts';
import { AreaWords } from '../../language/area-words.tsx';
import type { ToQuestion } from '../../law-coverage/stated-duties.tsx';
import { fieldId } from '../paths.ts';
import { findStep } from '../problems.ts';
import { getWords } from '../question-words.ts';
import { sentAnswers } from '../sent-answers.ts';
import { useWizard } from '../wizard-context.ts';
import { ClauseDialog } from './clause-dialog.tsx';

interface Props {
  type: AgreementType;
  /** Of the document. */
  language: Language;
}

/** What the document of these answers would cover; a clause is shown in a window of its own. */
export function ReviewCoverage({ type, language }: Props) {
  const { state, dispatch, evaluation, texts } = useWizard();
  const { relevant } = evaluation;
  const promises: PromiseAnswers = {
    read: (id) => readPromise(state.answers, id),
    write: (id, answered) => {
      const value = withPromise(state.answers, id, answered);
      dispatch({ type: 'answer', path: promisesPath, value });
    },
  };
  const toQuestion: ToQuestion = (question) => {
    const step = findStep(evaluation, question);
    if (step === undefined) return null;
    const to = `?step=${step.number}&back=review#${fieldId(question)}`;
    return { label: getWords(texts, question).label, to };
  };
  const [shown, setShown] = useState<Clause | null>(null);
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(coverageCalls.coverageOfAnswers, {
        body: { type, language, answers: sentAnswers(relevant) },
        signal,
      }),
    [type, language, relevant],
  );
  return (
    <>
      <CoveragePanel
        ask={ask}
        jump={setShown}
        toQuestion={toQuestion}
        language={language}
        promises={promises}
      />
      {shown && (
        <AreaWords area="coverage">
          <ClauseDialog clause={shown} type={type} language={language} close={() => setShown(null)} />
        </AreaWords>
      )}
    </>
  );
}
