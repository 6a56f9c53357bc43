import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../layout/page-title.tsx';
import { useLanguage } from '../../language/language-provider.tsx';
import { useSession } from '../../session/use-session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ActionBar } from '../../wizard/action-bar.tsx';
import { reviewStep } from '../../draft.ts';
import { TabNotices, showsRestored } from '../../wizard/draft-notices.tsx';
import { RestoredNotice } from '../../wizard/restored-notice.tsx';
import { StepBar } from '../../wizard/step-bar.tsx';
import { StepLine } from '../../wizard/step-line.tsx';
import { StepLinks } from '../../wizard/step-links.tsx';
import { PriceHint } from './price-hint.tsx';
import { servicesStep, useConsentWizard } from './use-consent-wizard.ts';
import { useCreate } from './use-create.ts';
import { WebsiteStep } from './website-step.tsx';

// Nobody needs them for the first question; they come while that is read.
const loadSteps = () => import('./later-steps.tsx');
const VisitorsStep = lazy(async () => ({ default: (await loadSteps()).VisitorsStep }));
const VendorsStep = lazy(async () => ({ default: (await loadSteps()).VendorsStep }));
const AppearanceStep = lazy(async () => ({ default: (await loadSteps()).AppearanceStep }));
const loadReview = () => import('./review-page.tsx');
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }));
const CreateFailure = lazy(async () => ({ default: (await loadReview()).CreateFailure }));
const NoServicesDialog = lazy(async () => ({ default: (await loadReview()).NoServicesDialog }));
const KeepBanner = lazy(async () => ({ default: (await loadReview()).SaveBanner }));

const asking = {
  website: WebsiteStep,
  visitors: VisitorsStep,
  vendors: VendorsStep,
  look: AppearanceStep,
} as const;
const formId = 'wizard';

/** What a banner needs to know, step by step. */
export function WizardPage() {
  const t = useTranslations('consent-wizard');
  const tWizard = useTranslations('wizard');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const wizard = useConsentWizard(language);
  const { busy, create, failure } = useCreate(wizard);
  const { confirmed } = useSession();
  /** How often Create was pressed by somebody who has no account yet. */
  const [refusals, setRefusals] = useState(0);
  const [emptyAsked, setEmptyAsked] = useState(false);
  const { state, dispatch, draft, current, number, waiting, last, back, goTo, listed, faults, problems } =
    wizard;
  const { heading, summary } = wizard;
  useEffect(() => {
    Promise.all([loadSteps(), loadReview()]).catch(() => {});
  }, []);

  const product = t('title');
  const title = t(`steps.${current}.title`);
  const pageTitle = tWizard('pageTitle', { number, count: last, title, product });
  const Step = current === reviewStep ? null : asking[current];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (current === reviewStep) {
      if (wizard.goToFault()) return;
      if (!confirmed) setRefusals(refusals + 1);
      else if (wizard.hasServices) create();
      else setEmptyAsked(true);
      return;
    }
    if (faults.some(({ step }) => step === current)) {
      dispatch({ type: 'check', steps: [{ id: current }] });
      wizard.toSummary();
      return;
    }
    dispatch({ type: 'leave', step: { id: current } });
    goTo(back ? last : number + 1);
  };

  return (
    <>
      <PageTitle>{problems.length > 0 ? tWizard('errorTitle', { title: pageTitle }) : pageTitle}</PageTitle>
      <StepBar key={number} steps={listed} number={number} />
      <main id="main" data-waiting={waiting || undefined}>
        <div className="wrap wiz">
          <nav className="steps" aria-label={product}>
            <p className="steps__title">{product}</p>
            <StepLinks steps={listed} />
          </nav>
          <form
            id={formId}
            className="consent__form"
            noValidate
            aria-labelledby="wizard-heading"
            onSubmit={submit}
          >
            {problems.length > 0 && <ErrorSummary problems={problems} ref={summary} />}
            {!Step && (
              <Suspense fallback={null}>
                <CreateFailure failure={failure} />
              </Suspense>
            )}
            <div className="q__head">
              <StepLine number={number} last={last} saved={draft.saved} />
              <h1 id="wizard-heading" tabIndex={-1} ref={heading}>
                {title}
              </h1>
            </div>
            <p className="lead wiz__lead">{t(`steps.${current}.lead`)}</p>
            <TabNotices draft={draft} toHeading={() => heading.current?.focus()} />
            <RestoredNotice
              draft={draft}
              restored={showsRestored(state, number)}
              onAnew={() => goTo(1)}
              toHeading={() => heading.current?.focus()}
            />
            <Suspense fallback={null}>
              {Step ? <Step key={current} {...wizard} /> : <ReviewStep wizard={wizard} />}
            </Suspense>
          </form>
          {current === reviewStep && (
            <div className="wiz__keep">
              <Suspense fallback={null}>
                <KeepBanner refusals={refusals} />
              </Suspense>
            </div>
          )}
        </div>
      </main>
      {emptyAsked && (
        <Suspense fallback={null}>
          <NoServicesDialog
            onName={() => {
              setEmptyAsked(false);
              void navigate(`?step=${servicesStep}&back=review`);
            }}
            onCreate={() => {
              setEmptyAsked(false);
              create();
            }}
          />
        </Suspense>
      )}
      <ActionBar words={<PriceHint />} waiting={waiting}>
        <button
          type="button"
          className="btn"
          onClick={() => (number > 1 ? goTo(number - 1) : void navigate('/'))}
        >
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {tWizard(number > 1 ? 'previousStep' : 'goBack')}
        </button>
        <BusyButton
          key={number}
          form={formId}
          busy={busy}
          words={Step ? tWizard('nextStep') : t('create.act')}
          busyWords={t('create.busy')}
        />
      </ActionBar>
    </>
  );
}
