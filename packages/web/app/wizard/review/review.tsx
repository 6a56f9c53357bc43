import type { VisibleStep } from '@clausewright/agreements/questionnaires';
import { useTranslations } from 'use-intl';
import type { Preview } from '../use-preview.ts';
import { useWizard } from '../wizard-context.ts';
import { ReviewSide } from './review-side.tsx';
import { ReviewStep } from './review-step.tsx';

interface Props {
  preview: Preview | null;
  failed: boolean;
  onFree: () => void;
  busy: boolean;
}

/** Every answer once more before Generate. */
export function Review(props: Props) {
  const t = useTranslations('wizard.review');
  const { evaluation } = useWizard();
  return (
    <div className="work work--late">
      <div>
        <p className="lead wiz__lead">{t('lead')}</p>
        {evaluation.steps.map((step: VisibleStep) => (
          <ReviewStep key={step.id} step={step} />
        ))}
      </div>
      <ReviewSide {...props} />
    </div>
  );
}
