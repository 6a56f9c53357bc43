import type { ChoicePrices } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { agreementSlugs } from '@clausewright/contract/agreement-types';
import type { FilledQuestion } from '@clausewright/library/presets';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { storeDraft } from '../draft.ts';
import { PageTitle } from '../layout/page-title.tsx';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PriceList } from '../wizard/price-list.tsx';
import { GenerateNote } from '../wizard/review/generate-note.tsx';
import { useUndo } from '../wizard/use-undo.tsx';
import { AskedChoicePrices } from './asked-choice-prices.tsx';
import { beginBanner } from './begin-banner.ts';
import { Dock } from './dock.tsx';
import { FilledList } from './filled-list.tsx';
import { makeDocuments } from './make-documents.ts';
import { SurroundingsContext } from './question-scope.tsx';
import { stepDraft } from './step-draft.ts';
import { TotalLine } from './total-line.tsx';
import type { Writing } from './use-writing.ts';
import { totalOf } from './writing.ts';

const form = 'start-make';
const noQuestions: readonly string[] = [];

interface Props {
  writing: Writing;
  onMade: () => void;
  onBack: () => void;
  /** Something is still open: the questions are shown again. */
  onOpen: () => void;
}

/** Every assumption that nobody has read yet, in plain words, above the button that makes the documents. */
export function CheckView({ writing, onMade, onBack, onOpen }: Props) {
  const { documents, filled, draft, parts, language, dispatch, costs, types, kindName, onCosts } = writing;
  const t = useTranslations('way-in');
  const tWizard = useTranslations('wizard');
  const tTypes = useTranslations('types');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { offerUndo, toast } = useUndo();
  const onPrices = useCallback(
    (type: AgreementType, found: ChoicePrices) => onCosts(type, found.costs),
    [onCosts],
  );
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ type: AgreementType; failure: Failure } | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const isAssumed = ({ type, path }: FilledQuestion): boolean =>
    documents.find((one) => one.type === type)?.assumed.has(path) === true;
  const assumed = filled.others.filter(isAssumed);
  const rest = [...filled.first, ...filled.others.filter((one) => !isAssumed(one))];
  const due = types.filter((type) => (costs[type]?.lines.length ?? 0) > 0);

  const letters = documents.flatMap(({ evaluation }) => {
    const email = evaluation.relevant['delivery_email'];
    return typeof email === 'string' ? [email] : [];
  });

  const make = async (freeOnly: boolean) => {
    if (busy) return;
    const now = writing.now();
    if (now.open.left > 0) return onOpen();
    setBusy(true);
    setFailed(null);
    dispatch({ type: 'confirm', questions: assumed.map(({ type, path }) => `${type} ${path}`) });
    const making = await makeDocuments({ documents: now.documents, draft, freeOnly, dispatch });
    setBusy(false);
    if (making.state !== 'failed') {
      void beginBanner(writing).catch(reportError);
      return onMade();
    }
    setFailed(making);
    setTimeout(() => alert.current?.focus());
  };
  const stepByStep = () => {
    for (const one of documents) storeDraft(one.type, stepDraft(one, draft.scan), Date.now());
    const [first] = types;
    if (first) void navigate(`/wizard/${agreementSlugs[first]}`);
  };
  const around = {
    documents,
    parts,
    given: draft.given,
    dispatch,
    language,
    judged: true,
    prices: {},
    offerUndo,
  };
  return (
    <SurroundingsContext value={around}>
      <PageTitle>{t('check.title')}</PageTitle>
      <main id="main" tabIndex={-1} className="wrap page start">
        <form
          id={form}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void make(false);
          }}
        >
          <div role="alert" tabIndex={-1} ref={alert}>
            {failed && (
              <Notice kind="danger" title={t('check.failed', { document: tTypes(`${failed.type}.name`) })}>
                <p>{failureText(failed.failure)}</p>
              </Notice>
            )}
          </div>
          <h1>{t('check.title')}</h1>
          <p className="lead mt-3">{t('check.lead', { count: assumed.length })}</p>
          {assumed.length > 0 && (
            <section aria-labelledby="start-assumed">
              <h2 id="start-assumed" className="mt-8">
                {t('check.assumed')}
              </h2>
              <FilledList questions={assumed} kind={kindName} />
            </section>
          )}
          <details className="fold start__all mt-8">
            <FoldSummary>{t('check.all', { count: rest.length })}</FoldSummary>
            <FilledList questions={rest} kind={kindName} />
            <button type="button" className="linkbtn" onClick={stepByStep}>
              {t('check.stepByStep')}
            </button>
          </details>
          {due.length > 0 && (
            <section aria-labelledby="start-price" className="panel mt-8">
              <h2 id="start-price" className="rv__title">
                {t('check.price')}
              </h2>
              {due.map((type) => {
                const of = costs[type];
                return of ? (
                  <div key={type} className="mt-3">
                    <h3>{tTypes(`${type}.name`)}</h3>
                    <PriceList costs={of} />
                  </div>
                ) : null;
              })}
              <button type="button" className="linkbtn mt-3" onClick={() => void make(true)}>
                {t('check.freeOnly')}
              </button>
            </section>
          )}
          {documents.map(({ type, answers }) => (
            <AskedChoicePrices
              key={type}
              type={type}
              answers={answers}
              questions={noQuestions}
              onPrices={onPrices}
            />
          ))}
          <div className="mt-8">
            <GenerateNote costs={null} nothingDue={undefined} letters={letters} />
          </div>
        </form>
      </main>
      {toast}
      <Dock
        words={
          <TotalLine
            total={totalOf(types, costs)}
            banner={draft.banner}
            country={documents[0]?.answers['country']}
          />
        }
        onBack={onBack}
      >
        <BusyButton
          form={form}
          busy={busy}
          words={t('check.make', { count: types.length })}
          busyWords={tWizard('generating')}
        />
      </Dock>
    </SurroundingsContext>
  );
}
