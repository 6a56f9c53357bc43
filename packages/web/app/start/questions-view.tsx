import type { ChoicePrices } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { OpenQuestion, OpenQuestions } from '@clausewright/library/presets';
import { FileText } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useMemo, useRef, useState, useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../layout/page-title.tsx';
import { ErrorSummary, type Problem } from '../ui/error-summary.tsx';
import { fieldId, isWithin } from '../wizard/paths.ts';
import { getWords } from '../wizard/question-words.ts';
import { useUndo } from '../wizard/use-undo.tsx';
import { Dock } from './dock.tsx';
import { DocumentPreview, DocumentTabs } from './document-preview.tsx';
import { FilledList } from './filled-list.tsx';
import { ProgressHead } from './progress-head.tsx';
import { QuestionAt } from './question-at.tsx';
import { AskedChoicePrices } from './asked-choice-prices.tsx';
import { QuestionScope, SurroundingsContext } from './question-scope.tsx';
import { pricedIn } from './shared-prices.ts';
import { TotalLine } from './total-line.tsx';
import type { Writing } from './use-writing.ts';
import { totalOf } from './writing.ts';

const form = 'start-questions';
const PreviewSheet = lazy(async () => ({ default: (await import('../ui/preview-sheet.tsx')).PreviewSheet }));

interface Props {
  writing: Writing;
  /** From 0. */
  screen: number;
  onNext: () => void;
  onBack: () => void;
}

/** What nobody but the owner knows, on one of a few pages; on the first one what was filled in comes before it. */
export function QuestionsView({ writing, screen, onNext, onBack }: Props) {
  const { documents, open, filled, draft, parts, language, kindName, dispatch, shown, costs, onCosts } =
    writing;
  const t = useTranslations('way-in');
  const tPreview = useTranslations('way-in.preview');
  const tWizard = useTranslations('wizard');
  const { offerUndo, toast } = useUndo();
  const [judged, setJudged] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [prices, setPrices] = useState<Partial<Record<AgreementType, ChoicePrices>>>({});
  const onPrices = useCallback(
    (type: AgreementType, found: ChoicePrices) => {
      setPrices((before) => ({ ...before, [type]: found }));
      onCosts(type, found.costs);
    },
    [onCosts],
  );
  const summary = useRef<HTMLDivElement>(null);
  const questions = useMemo(() => open.screens[screen]?.questions ?? [], [open, screen]);
  const before = open.screens.slice(0, screen).reduce((sum, one) => sum + one.questions.length, 0);
  const isFirst = screen === 0;
  const missing = missingOn(questions, open);
  const errorOf = ({ type, path }: OpenQuestion): string => {
    const document = documents.find((one) => one.type === type);
    const found = document?.evaluation.errors.find((error) => isWithin(error.path, path));
    return tWizard(`errors.${found?.reason ?? 'required'}`, { limit: found?.limit ?? 0 });
  };
  const problems: Problem[] = missing.map((question) => ({
    target: targetOf(question.path),
    label: getWords(
      parts.find((one) => one.type === question.type)?.words.texts ?? { questions: {}, steps: {} },
      question.path,
    ).label,
    error: errorOf(question),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { open: now } = writing.now();
    if (missingOn(now.screens[screen]?.questions ?? [], now).length > 0) {
      setJudged(true);
      setTimeout(() => summary.current?.focus());
      return;
    }
    // Whoever reads the list on top and goes on has confirmed it.
    if (isFirst)
      dispatch({ type: 'confirm', questions: filled.first.map(({ type, path }) => `${type} ${path}`) });
    onNext();
  };
  const asked = useMemo(() => questions.map(({ path }) => path), [questions]);
  const isNew = asked.some((path) => !draft.asked.includes(path));
  useEffect(() => {
    if (isNew) dispatch({ type: 'asked', questions: asked });
  }, [isNew, asked, dispatch]);
  const around = { documents, parts, given: draft.given, dispatch, language, judged, prices, offerUndo };
  const preview = shown && (
    <>
      <DocumentTabs types={writing.types} chosen={shown.type} onChoose={writing.onShow} />
      <DocumentPreview
        key={shown.type}
        document={shown}
        confirmed={draft.confirmed}
        language={language}
        asked={asked}
      />
    </>
  );
  const prefilled = [...filled.first, ...filled.others].filter(
    ({ origin }) => origin !== 'given' && origin !== 'changed',
  ).length;
  const title = t(isFirst ? 'questions.title' : 'questions.titleMore', { count: open.count });
  return (
    <SurroundingsContext value={around}>
      {documents.map(({ type, answers, evaluation }) => (
        <AskedChoicePrices
          key={type}
          type={type}
          answers={answers}
          questions={pricedIn({ type, evaluation }, questions, draft.given)}
          onPrices={onPrices}
        />
      ))}
      <PageTitle>{problems.length > 0 && judged ? tWizard('errorTitle', { title }) : title}</PageTitle>
      <main id="main" tabIndex={-1}>
        <div className="wrap start__write">
          <form id={form} noValidate onSubmit={submit}>
            {judged && problems.length > 0 && <ErrorSummary problems={problems} ref={summary} />}
            <ProgressHead
              answered={open.count - open.left}
              count={open.count}
              saved={writing.saved}
              site={writing.site}
              documents={documents.length}
            />
            <h1>{title}</h1>
            <p className="lead mt-3">
              {t('questions.lead', {
                filled: prefilled,
                left: open.left,
                minutes: open.minutes,
              })}
            </p>
            {isFirst && filled.first.length > 0 && (
              <section aria-labelledby="start-right">
                <h2 id="start-right" className="mt-8">
                  {t('questions.right')}
                </h2>
                <FilledList questions={filled.first} kind={kindName} />
                <p className="hint mt-3">{t('questions.confirms')}</p>
              </section>
            )}
            {questions.map(({ type, path }, index) => (
              <QuestionScope key={`${type} ${path}`} type={type}>
                {(evaluation) => (
                  <QuestionAt evaluation={evaluation} path={path} number={String(before + index + 1)} />
                )}
              </QuestionScope>
            ))}
          </form>
          <div className="start__preview">{!sheet && preview}</div>
        </div>
      </main>
      {sheet && (
        <Suspense fallback={null}>
          <PreviewSheet
            words={{ show: tPreview('show'), close: tPreview('close') }}
            onClose={() => setSheet(false)}
          >
            {preview}
          </PreviewSheet>
        </Suspense>
      )}
      {toast}
      <Dock
        words={
          <TotalLine
            total={totalOf(writing.types, costs)}
            banner={draft.banner}
            country={documents[0]?.answers['country']}
          />
        }
        onBack={onBack}
      >
        <button type="button" className="btn start__slim" onClick={() => setSheet(true)}>
          <FileText className="icon icon--sm" aria-hidden="true" />
          {tPreview('show')}
        </button>
        <button type="submit" form={form} className="btn btn--primary">
          {tWizard('nextStep')}
        </button>
      </Dock>
    </SurroundingsContext>
  );
}

/** Questions of a screen, and what hangs on them, that have no answer yet. */
function missingOn(questions: readonly OpenQuestion[], open: OpenQuestions): OpenQuestion[] {
  const paths = new Set(questions.map(({ path }) => path));
  const below: OpenQuestion[] = [];
  for (const one of open.nested) {
    const parent = one.visible.parent?.path;
    if (parent === undefined || !paths.has(parent)) continue;
    paths.add(one.path);
    below.push(one);
  }
  return [...questions, ...below].filter(({ answered }) => !answered);
}

/** A field, else the legend of a list of choices. */
function targetOf(path: string): string {
  const id = fieldId(path);
  return document.getElementById(id) ? id : `${id}-legend`;
}
