import { lazy, Suspense, useEffect, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../layout/page-title.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { AreaWords, loadAreaWords } from '../language/area-words.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { useSuggested } from './use-suggested.ts';
import { TabNotices } from './draft-notices.tsx';
import type { WizardMode } from './wizard-mode.ts';
import { QuestionList } from './kinds/question-list.tsx';
import { MoreQuestions } from './more-questions.tsx';
import { questionTree } from './question-tree.ts';
import { StepBar } from './step-bar.tsx';
import { StepLine } from './step-line.tsx';
import { StepLinks } from './step-links.tsx';
import type { WizardFlow } from './use-wizard-flow.ts';
import { useChoicePrices } from './use-choice-prices.ts';
import { useUndo } from './use-undo.tsx';
import { WizardContext } from './wizard-context.ts';
import { formId, WizardActionBar } from './wizard-action-bar.tsx';

// Nobody needs them for the first question; they come while that is read.
const loadReview = () => import('./review/review.tsx');
const loadPreview = () => import('./live-preview.tsx');
const LivePreview = lazy(async () => ({ default: (await loadPreview()).LivePreview }));
const PreviewButton = lazy(async () => ({ default: (await loadPreview()).PreviewButton }));
const Review = lazy(async () => ({ default: (await loadReview()).Review }));
const SiteNotice = lazy(async () => ({
  default: (await import('../site-profile/site-notice.tsx')).SiteNotice,
}));
const SeenNotice = lazy(async () => ({
  default: (await import('./seen/seen-notice.tsx')).SeenNotice,
}));
const SavePanel = lazy(async () => ({
  default: (await import('../sign-up-or-log-in/save-panel.tsx')).SavePanel,
}));

/** The step on screen, or the review, with all that stands around it. */
export function WizardBody({ asking, goal }: { asking: WizardFlow; goal: WizardMode }) {
  const { questionnaire, words, language, type, state, dispatch, draft, evaluation } = asking;
  const { step, number, waiting, last, back, goTo, listed, errors, problems, preview, failed } = asking;
  const { heading, summary, toSummary, goToProblem, documentLanguage } = asking;
  const { rest, whenShown } = asking;
  const { costs, notes, made } = goal;
  const t = useTranslations('wizard');
  const product = useTranslations('types')(`${type}.name`);
  const { offerUndo, toast } = useUndo();
  useEffect(() => {
    Promise.all([loadReview(), loadAreaWords('review', language)]).catch(() => {});
  }, [language]);

  const generate = () => {
    if (evaluation.valid) return goal.generate();
    dispatch({ type: 'check', steps: evaluation.steps });
    goToProblem(evaluation.errors.map(({ path }) => path));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // What the next step asks is on its way.
    if (rest === null) return void whenShown?.then(() => form.requestSubmit());
    if (!step) return generate();
    if (!step.complete) {
      dispatch({ type: 'check', steps: [step] });
      return toSummary();
    }
    dispatch({ type: 'leave', step });
    goTo(back ? last : stepAfter(asking));
  };

  const asked = { questionnaire, language, state, evaluation, dispatch, errors };
  const suggested = useSuggested(questionnaire, state, evaluation);
  const prices = useChoicePrices(
    state.ready && rest !== null && (step !== undefined || made !== undefined)
      ? { type, answers: state.answers, questions: onTheirOwn(step?.questions ?? []), made }
      : null,
  );
  const LateQuestion = rest?.LateQuestion ?? null;
  const view = { ...words, ...asked, notes, prices, offerUndo, suggested, LateQuestion };
  const shown = step && state.ready ? { preview, failed, language: documentLanguage, step } : null;
  const title = listed[number - 1]?.title ?? '';
  const lead = step && words.texts.steps[step.id]?.lead;
  const pageTitle = t('pageTitle', { number, count: last, title, product });

  return (
    <WizardContext value={view}>
      <PageTitle>{problems.length > 0 ? t('errorTitle', { title: pageTitle }) : pageTitle}</PageTitle>
      <StepBar key={number} steps={listed} number={number} />
      <main id="main" data-waiting={waiting || undefined}>
        <div className={`wrap wiz ${step ? 'wiz--preview' : ''}`}>
          <nav className="steps" aria-label={product}>
            <p className="steps__title">{product}</p>
            <StepLinks steps={listed} />
          </nav>
          <form id={formId} noValidate aria-labelledby="wizard-heading" onSubmit={submit}>
            {problems.length > 0 && <ErrorSummary problems={problems} ref={summary} />}
            {!step && (
              <Suspense fallback={null}>
                <AreaWords area="review">{goal.failure}</AreaWords>
              </Suspense>
            )}
            <div className="q__head">
              <StepLine number={number} last={last} saved={draft.saved} />
              <h1 id="wizard-heading" tabIndex={-1} ref={heading}>
                {title}
              </h1>
            </div>
            {lead && <p className="lead wiz__lead">{lead}</p>}
            {number === 1 && (
              <p>
                <HelpLink topic="first-document">{t('help')}</HelpLink>
              </p>
            )}
            <TabNotices draft={draft} toHeading={() => heading.current?.focus()} />
            {state.site && (
              <Suspense fallback={null}>
                <SiteNotice site={state.site} type={type} />
              </Suspense>
            )}
            {(step || made) && suggested && (
              <Suspense fallback={null}>
                <SeenNotice suggested={suggested} />
              </Suspense>
            )}
            {goal.notices}
            {step && <MoreQuestions step={step} />}
            {step ? (
              <QuestionList key={step.id} nodes={questionTree(step.questions, step.number)} inRow={false} />
            ) : (
              <Suspense fallback={null}>
                <AreaWords area="review">
                  <Review
                    preview={preview}
                    failed={failed}
                    goal={goal}
                    type={type}
                    language={documentLanguage}
                  />
                </AreaWords>
              </Suspense>
            )}
          </form>
          {!step && (
            <div className="wiz__keep">
              <Suspense fallback={null}>
                <SavePanel
                  made={made !== undefined}
                  email={emailIn(evaluation.relevant['delivery_email'])}
                  draftToken={preview?.draft_token ?? null}
                  agreementToken={made?.token ?? null}
                />
              </Suspense>
            </div>
          )}
          {shown && (
            <Suspense fallback={null}>
              <LivePreview {...shown} />
            </Suspense>
          )}
        </div>
      </main>
      {toast}
      <WizardActionBar
        PriceLine={rest?.PriceLine ?? null}
        costs={costs}
        nothingDue={goal.nothingDue}
        number={number}
        last={last}
        busy={goal.busy}
        waiting={waiting || rest === null}
        goTo={goTo}
        previewButton={
          shown && (
            <Suspense fallback={null}>
              <PreviewButton {...shown} />
            </Suspense>
          )
        }
      />
    </WizardContext>
  );
}

/** Without those within an entry of a repetition, which cost nothing by themselves. */
function onTheirOwn(questions: readonly { path: string }[]): string[] {
  return questions.map(({ path }) => path).filter((path) => !path.includes('/'));
}

/** With answers of the site steps that were settled there are passed over. */
function stepAfter({ state, evaluation: { steps }, number, last }: WizardFlow): number {
  if (!state.site) return number + 1;
  return (
    steps.find((step) => step.number > number && !(step.complete && state.visited.includes(step.id)))
      ?.number ?? last
  );
}

function emailIn(answer: unknown): string | null {
  return typeof answer === 'string' && answer !== '' ? answer : null;
}
