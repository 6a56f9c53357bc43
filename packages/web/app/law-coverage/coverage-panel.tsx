import type { CoverageResult } from '@clausewright/contract';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '@clausewright/contract/languages';
import { useFetched } from '../use-fetched.ts';
import { AreaWords } from '../language/area-words.tsx';
import type { Outcome } from '../outcome.ts';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { Loaded } from '../ui/loaded.tsx';
import type { Clause } from './clause.ts';
import { ComingDuties } from './coming-duties.tsx';
import './coverage.css';
import { CoveredLaws } from './covered-laws.tsx';
import { FurtherDuties } from './further-duties.tsx';
import { Limits } from './limits.tsx';
import { NotApplicableDuties } from './not-applicable-duties.tsx';
import { type PromiseAnswers, Promises } from './promises.tsx';
import type { DutyActions, ToQuestion } from './stated-duties.tsx';
import { ToDo } from './to-do.tsx';

interface Props {
  /** Must stay the same function for the same document. */
  ask: (signal: AbortSignal) => Promise<Outcome<CoverageResult>>;
  /** Shows a clause of the document. */
  jump: (clause: Clause) => void;
  /** Left out where the questions are not at hand. */
  toQuestion?: ToQuestion;
  /** Of the document. */
  language: Language;
  /** Where promises can be answered; left out where they can only be read. */
  promises?: PromiseAnswers;
}

/** What a document promises for its owner, and what it covers, duty by duty. */
export function CoveragePanel(props: Props) {
  return (
    <Suspense fallback={null}>
      <AreaWords area="coverage">
        <Panel {...props} />
      </AreaWords>
    </Suspense>
  );
}

const nowhere: ToQuestion = () => null;

function Panel({ ask, jump, toQuestion = nowhere, language, promises }: Props) {
  const t = useTranslations('coverage');
  const id = useId();
  const [opened, setOpened] = useState(false);
  const answer = useFetched(ask);
  return (
    <section className="cov" aria-labelledby={id}>
      {answer.data !== null && answer.data.promises.length > 0 && (
        <Promises promises={answer.data.promises} language={language} answers={promises} />
      )}
      <h2 id={id}>{t('title')}</h2>
      <p className="soft">{t('lead')}</p>
      <details className="cov__all" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <FoldSummary>{t('show')}</FoldSummary>
        {opened && <Duties answer={answer} jump={jump} toQuestion={toQuestion} />}
      </details>
    </section>
  );
}

function Duties({
  answer,
  ...actions
}: DutyActions & { answer: ReturnType<typeof useFetched<CoverageResult>> }) {
  const t = useTranslations('coverage');
  return (
    <Loaded answer={answer}>
      {({
        laws,
        duties,
        platforms,
        further,
        limits,
        coming,
        todo,
        not_applicable: spare,
        total,
        met,
        edited,
      }) => (
        <div aria-busy={answer.asking}>
          <p>
            <b>{total === 0 ? t('sumNone') : t('sum', { met, total })}</b>
          </p>
          {edited && <p className="hint">{t('edited')}</p>}
          <CoveredLaws laws={laws} duties={duties} {...actions} />
          {platforms.duties.length > 0 && (
            <FurtherDuties kind="platforms" duties={platforms.duties} {...actions} />
          )}
          {further.length > 0 && <FurtherDuties kind="further" duties={further} {...actions} />}
          {limits.length > 0 && <Limits limits={limits} />}
          {coming.length > 0 && <ComingDuties duties={coming} />}
          {todo.length > 0 && <ToDo duties={todo} />}
          {spare.length > 0 && <NotApplicableDuties duties={spare} />}
        </div>
      )}
    </Loaded>
  );
}
