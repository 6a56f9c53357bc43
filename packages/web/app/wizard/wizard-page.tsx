import { evaluate, type Path, type Questionnaire } from '@clausewright/agreements/questionnaires';
import { isLanguage } from '@clausewright/contract/languages';
import { lazy, Suspense, useEffect, useMemo, useReducer, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../frame/page-title.tsx';
import type { InterfaceLanguage } from '../language/interface-languages.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { chosenOf } from './choosing.ts';
import { newDraft } from './draft.ts';
import { DraftNotices } from './draft-notices.tsx';
import { QuestionList } from './kinds/question-list.tsx';
import { LivePreview } from './live-preview.tsx';
import { MoreQuestions } from './more-questions.tsx';
import { stepOfPath } from './problems.ts';
import { questionTree } from './question-tree.ts';
import { GenerateFailure } from './review/generate-failure.tsx';
import { Review } from './review/review.tsx';
import { StepBar } from './step-bar.tsx';
import { StepLinks } from './step-links.tsx';
import { useDraft } from './use-draft.ts';
import { useGenerate } from './use-generate.ts';
import { reviewStep, useListedSteps } from './use-listed-steps.ts';
import { usePreview } from './use-preview.ts';
import { useProblems } from './use-problems.ts';
import { useStep } from './use-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useToday } from './use-today.ts';
import { useUndo } from './use-undo.tsx';
import { WizardContext } from './wizard-context.ts';
import { formId, WizardDock } from './wizard-dock.tsx';
import { closedState, reduceWizard } from './wizard-state.ts';
import type { WizardWords } from './words.ts';

const KeepPanel = lazy(async () => ({ default: (await import('../keep/keep-panel.tsx')).KeepPanel }));

interface Props {
  questionnaire: Questionnaire;
  words: WizardWords;
  language: InterfaceLanguage;
}

export function WizardPage({ questionnaire, words, language }: Props) {
  const { type } = questionnaire;
  const t = useTranslations('wizard');
  const product = useTranslations('types')(`${type}.name`);
  const today = useToday();
  const [state, dispatch] = useReducer(reduceWizard, newDraft(Object.create(null)), closedState);
  const draft = useDraft(questionnaire, language, state, dispatch);
  const { ready, current: left } = state;
  const evaluation = useMemo(
    () => evaluate(questionnaire, state.answers, { today, visited: state.visited }),
    [questionnaire, state.answers, state.visited, today],
  );
  const { steps } = evaluation;
  const last = steps.length + 1;
  const resume = left === reviewStep ? last : steps.findIndex(({ id }) => id === left) + 1;
  const { number, back, goTo } = useStep({ ready, count: last, resume });
  const step = steps[number - 1];
  const current = step?.id ?? reviewStep;
  const { heading, summary, toSummary, toNextSummary } = useStepFocus(ready, current);
  const { errors, problems } = useProblems(evaluation, step, state, words);
  const { offerUndo, toast } = useUndo();
  const listed = useListedSteps(evaluation, state, words, current);

  const documentLanguage = chosenOf(evaluation.relevant['document_languages']).find(isLanguage) ?? language;
  const { preview, failed } = usePreview(
    ready
      ? { type, language: documentLanguage, interfaceLanguage: language, answers: evaluation.relevant }
      : null,
  );

  const goToProblem = (paths: readonly Path[]) => {
    const found = paths.map((path) => stepOfPath(evaluation, path)).find((one) => one !== undefined);
    if (!found) return;
    if (found.number === number) return toSummary();
    toNextSummary();
    goTo(found.number);
  };
  const generating = useGenerate({ type, state, dispatch, onRefused: goToProblem });
  const generate = (freeOnly: boolean) => {
    if (evaluation.valid) {
      void generating.generate(freeOnly);
      return;
    }
    dispatch({ type: 'check', steps: steps.map(({ id }) => id) });
    goToProblem(evaluation.errors.map(({ path }) => path));
  };

  useEffect(() => {
    if (ready && left !== current) dispatch({ type: 'enter', step: current });
  }, [ready, left, current]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!step) return generate(false);
    if (!step.complete) {
      dispatch({ type: 'check', steps: [step.id] });
      return toSummary();
    }
    dispatch({ type: 'leave', step: step.id });
    goTo(back ? last : number + 1);
  };

  const costs = preview?.costs ?? null;
  const view = { ...words, questionnaire, language, state, evaluation, dispatch, errors, costs, offerUndo };
  const title = listed[number - 1]?.title ?? '';
  const lead = step && words.texts.steps[step.id]?.lead;
  const pageTitle = t('pageTitle', { number, count: last, title, product });

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
            {!step && <GenerateFailure failure={generating.failure} />}
            <div className="q__head">
              <p className="eyebrow num">{t('stepOf', { number, count: last })}</p>
              <h1 id="wizard-heading" tabIndex={-1} ref={heading}>
                {title}
              </h1>
            </div>
            {lead && <p className="lead wiz__lead">{lead}</p>}
            <DraftNotices
              draft={draft}
              first={number === 1}
              onAnew={() => goTo(1)}
              toHeading={() => heading.current?.focus()}
            />
            {step && <MoreQuestions step={step} />}
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
          {!step && (
            <div className="wiz__keep">
              <Suspense fallback={null}>
                <KeepPanel
                  made={state.agreement !== undefined}
                  email={emailIn(evaluation.relevant['delivery_email'])}
                  draftToken={preview?.draft_token ?? null}
                />
              </Suspense>
            </div>
          )}
          {step && <LivePreview preview={preview} failed={failed} language={documentLanguage} step={step} />}
        </div>
      </main>
      {toast}
      <WizardDock costs={costs} number={number} last={last} busy={generating.busy} goTo={goTo} />
    </WizardContext>
  );
}

function emailIn(answer: unknown): string | null {
  return typeof answer === 'string' && answer !== '' ? answer : null;
}
