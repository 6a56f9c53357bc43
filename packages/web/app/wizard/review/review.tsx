import type { VisibleStep } from '@clausewright/agreements/questionnaires';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Preview } from '../use-preview.ts';
import { useWizard } from '../wizard-context.ts';
import { ReviewSide } from './review-side.tsx';
import { ReviewStep } from './review-step.tsx';

interface Props {
  preview: Preview | null;
  failed: boolean;
  /** Above the answers; without it what the page is for. */
  top: ReactNode;
  side: ReactNode;
}

/** Every answer once more before Generate. */
export function Review({ preview, failed, top, side }: Props) {
  const t = useTranslations('wizard.review');
  const { evaluation } = useWizard();
  return (
    <div className="work work--late">
      <div>
        {top ?? <p className="lead wiz__lead">{t('lead')}</p>}
        {evaluation.steps.map((step: VisibleStep) => (
          <ReviewStep key={step.id} step={step} />
        ))}
      </div>
      <ReviewSide preview={preview} failed={failed}>
        {side}
      </ReviewSide>
    </div>
  );
}
