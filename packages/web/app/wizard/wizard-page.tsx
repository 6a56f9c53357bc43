import { evaluate, type Path, type Questionnaire } from '@clausewright/agreements/questionnaires';
import { isLanguage } from '@clausewright/contract/languages';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../frame/page-title.tsx';
import type { InterfaceLanguage } from '../language/interface-languages.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Toast } from '../ui/toast.tsx';
import { chosenOf } from './choosing.ts';
import { Dock } from './dock.tsx';
import { newDraft } from './draft.ts';
import { DraftNotices } from './draft-notices.tsx';
import { QuestionList } from './kinds/question-list.tsx';
import { LivePreview } from './live-preview.tsx';
import { markOf } from './marks.ts';
import { PriceLine } from './price-line.tsx';
import { shownErrors, stepOfPath } from './problems.ts';
import { questionTree } from './question-tree.ts';
import { GenerateNote } from './review/generate-note.tsx';
import { GenerateFailure } from './review/generate-failure.tsx';
import { Review } from './review/review.tsx';
import { StepBar } from './step-bar.tsx';
import { StepLinks, type ListedStep } from './step-links.tsx';
import { useDraft } from './use-draft.ts';
import { useErrorWords } from './use-error-words.ts';
import { useGenerate } from './use-generate.ts';
import { usePreview } from './use-preview.ts';
import { useStep } from './use-step.ts';
import { useToday } from './use-today.ts';
import { WizardContext, type WizardView } from './wizard-context.ts';
import { closedState, reduceWizard } from './wizard-state.ts';
import type { WizardWords } from './words.ts';

const reviewStep = 'review';
const formId = 'wizard';

interface Props {
  questionnaire: Questionnaire;
  words: WizardWords;
  language: InterfaceLanguage;
}

export function WizardPage({ questionnaire, words, language }: Props) {
  const { type } = questionnaire;
  const t = useTranslations('wizard');
  const tTypes = useTranslations('types');
  const navigate = useNavigate();
  const today = useToday();
  const [state, dispatch] = useReducer(reduceWizard, newDraft(Object.create(null)), closedState);
  const draft = useDraft(questionnaire, language, state, dispatch);
  const evaluation = useMemo(
    () => evaluate(questionnaire, state.answers, { today, visited: state.visited }),
    [questionnaire, state.answers, state.visited, today],
  );
  const { steps } = evaluation;
  const resume =
    state.current === reviewStep ? steps.length : steps.findIndex(({ id }) => id === state.current);
  const address = useStep({ ready: state.ready, count: steps.length + 1, resume: resume + 1 });
  const { number } = address;
  const step = steps[number - 1];
  const current = step?.id ?? reviewStep;
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [tried, setTried] = useState(0);
  const jumping = useRef(false);
  const [toast, setToast] = useState<{ text: string; undo: () => void; key: number } | null>(null);

  const { wordsOfError, problemAt } = useErrorWords(words);
  const errors = useMemo(() => {
    const shown = step ? shownErrors(evaluation, step, state) : new Map();
    const found = new Map<Path, string>();
    for (const [path, error] of shown) found.set(path, wordsOfError(error));
    for (const [path, text] of Object.entries(state.refusals)) found.set(path, text);
    return found;
  }, [evaluation, step, state, wordsOfError]);
  const here = [...errors].filter(([path]) => !step || stepOfPath(evaluation, path) === step);
  const summarized =
    step && (state.checked.includes(step.id) || here.some(([path]) => path in state.refusals));
  const problems = summarized ? here.map(([path, error]) => problemAt(path, error)) : [];

  const documentLanguage = chosenOf(evaluation.relevant['document_languages']).find(isLanguage) ?? language;
  const { preview, failed } = usePreview(
    state.ready
      ? { type, language: documentLanguage, interfaceLanguage: language, answers: evaluation.relevant }
      : null,
  );

  const goToProblem = (paths: readonly Path[]) => {
    const [first] = paths;
    const found = first === undefined ? undefined : stepOfPath(evaluation, first);
    if (!found) return;
    if (found.number === number) {
      setTried((count) => count + 1);
      return;
    }
    jumping.current = true;
    address.goTo(found.number);
  };
  const generating = useGenerate({ type, state, dispatch, onRefused: goToProblem });

  const entered = useRef<string | null>(null);
  const { ready, current: stored } = state;
  useEffect(() => {
    if (!ready) return;
    if (stored !== current) dispatch({ type: 'enter', step: current });
    if (entered.current !== null && entered.current !== current) {
      const target = jumping.current ? summary.current : null;
      jumping.current = false;
      (target ?? heading.current)?.focus();
    }
    entered.current = current;
  }, [ready, current, stored]);

  useEffect(() => {
    if (tried > 0) summary.current?.focus();
  }, [tried]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!step) return generate(false);
    const broken = evaluation.errors.some(({ path }) => stepOfPath(evaluation, path) === step);
    if (broken) {
      dispatch({ type: 'check', steps: [step.id] });
      setTried((count) => count + 1);
      return undefined;
    }
    dispatch({ type: 'leave', step: step.id });
    address.goTo(address.back ? steps.length + 1 : number + 1);
    return undefined;
  };
  const generate = (freeOnly: boolean) => {
    if (evaluation.valid) {
      void generating.generate(freeOnly);
      return;
    }
    dispatch({ type: 'check', steps: steps.map(({ id }) => id) });
    goToProblem(evaluation.errors.map(({ path }) => path));
  };
  const goBack = () => {
    if (number > 1) address.goTo(number - 1);
    else void navigate('/');
  };

  const offerUndo = useCallback((text: string, undo: () => void) => {
    setToast((before) => ({ text, undo, key: (before?.key ?? 0) + 1 }));
  }, []);
  const closeToast = useCallback(() => setToast(null), []);

  const view: WizardView = {
    ...words,
    questionnaire,
    language,
    state,
    evaluation,
    dispatch,
    errors,
    costs: preview?.costs ?? null,
    offerUndo,
  };
  const listed: ListedStep[] = [
    ...steps.map((one) => ({
      id: one.id,
      number: one.number,
      title: words.texts.steps[one.id]?.title ?? '',
      mark: markOf(one, current, state),
    })),
    {
      id: reviewStep,
      number: steps.length + 1,
      title: t('review.title'),
      mark: step ? (state.reached.includes(reviewStep) ? 'open' : 'not-reached') : 'current',
    },
  ];
  const title = listed[number - 1]?.title ?? '';
  const lead = step && words.texts.steps[step.id]?.lead;
  const product = tTypes(`${type}.name`);
  const pageTitle = t('pageTitle', { number, count: listed.length, title, product });

  return (
    <WizardContext value={view}>
      <PageTitle>{problems.length > 0 ? t('errorTitle', { title: pageTitle }) : pageTitle}</PageTitle>
      <StepBar key={number} steps={listed} number={number} />
      <main id="main">
        <div className={`wrap wiz ${step ? 'wiz--preview' : ''}`}>
          <nav className="steps" aria-label={product}>
            <p className="steps__title">{product}</p>
            <StepLinks steps={listed} />
          </nav>
          <form id={formId} noValidate aria-labelledby="wizard-heading" onSubmit={submit}>
            {problems.length > 0 && <ErrorSummary problems={problems} ref={summary} />}
            <GenerateFailure failure={generating.failure} />
            <div className="q__head">
              <p className="eyebrow num">{t('stepOf', { number, count: listed.length })}</p>
              <h1 id="wizard-heading" tabIndex={-1} ref={heading}>
                {title}
              </h1>
            </div>
            {lead && <p className="lead wiz__lead">{lead}</p>}
            <DraftNotices draft={draft} first={number === 1} onAnew={() => address.goTo(1)} />
            {step ? (
              <QuestionList key={step.id} nodes={questionTree(step.questions, step.number)} inRow={false} />
            ) : (
              <Review
                preview={preview}
                failed={failed}
                busy={generating.busy}
                onFree={() => generate(true)}
              />
            )}
          </form>
          {step && <LivePreview preview={preview} failed={failed} language={documentLanguage} step={step} />}
        </div>
      </main>
      {toast && (
        <Toast
          key={toast.key}
          text={toast.text}
          action={t('undo')}
          onAction={() => {
            toast.undo();
            setToast(null);
          }}
          onClose={closeToast}
        />
      )}
      <Dock words={step ? <PriceLine costs={preview?.costs ?? null} /> : <GenerateNote />}>
        <button type="button" className="btn" onClick={goBack}>
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {t(number > 1 ? 'previousStep' : 'goBack')}
        </button>
        <BusyButton
          form={formId}
          busy={generating.busy}
          words={t(step ? 'nextStep' : 'generate')}
          busyWords={t('generating')}
        />
      </Dock>
    </WizardContext>
  );
}
