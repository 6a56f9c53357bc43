import type { VisibleStep } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { WizardMode } from '../wizard-mode.ts';
import type { Preview } from '../use-preview.ts';
import { useWizard } from '../wizard-context.ts';
import { PricePanel } from './price-panel.tsx';
import { ReviewSide } from './review-side.tsx';
import { ReviewCoverage } from './review-coverage.tsx';
import { ReviewStep } from './review-step.tsx';

export { GenerateFailure } from './generate-failure.tsx';
export { GenerateNote } from './generate-note.tsx';
export { ReviewAnswers } from './review-answers.tsx';

const ReviewWording = lazy(async () => ({
  default: (await import('./review-wording.tsx')).ReviewWording,
}));

interface Props {
  preview: Preview | null;
  failed: boolean;
  goal: WizardMode;
  type: AgreementType;
  /** Of the document. */
  language: Language;
}

/** Every answer once more before Generate. */
export function Review({ preview, failed, goal, type, language }: Props) {
  const t = useTranslations('review');
  const { evaluation } = useWizard();
  return (
    <div className="work work--late">
      <div>
        {preview && preview.held_wording.length > 0 && (
          <Suspense fallback={null}>
            <ReviewWording held={preview.held_wording} />
          </Suspense>
        )}
        {goal.top ?? <p className="lead wiz__lead">{t('lead')}</p>}
        {evaluation.steps.map((step: VisibleStep) => (
          <ReviewStep key={step.id} step={step} />
        ))}
        {preview && preview.coverage.total > 0 && <ReviewCoverage type={type} language={language} />}
      </div>
      <ReviewSide preview={preview} failed={failed}>
        <PricePanel goal={goal} />
      </ReviewSide>
    </div>
  );
}
