import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { useCallback, useState } from 'react';
import { send } from '../../api.ts';
import { coverageCalls } from '../../law-coverage/coverage-calls.ts';
import { CoveragePanel } from '../../law-coverage/coverage-panel.tsx';
import type { Clause } from '../../law-coverage/clause.ts';
import { AreaWords } from '../../language/area-words.tsx';
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
  const { relevant } = useWizard().evaluation;
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
      <CoveragePanel ask={ask} jump={setShown} />
      {shown && (
        <AreaWords area="coverage">
          <ClauseDialog clause={shown} type={type} language={language} close={() => setShown(null)} />
        </AreaWords>
      )}
    </>
  );
}
