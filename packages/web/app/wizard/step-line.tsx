import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface Props {
  number: number;
  last: number;
  /** This browser keeps all that was answered. */
  saved: boolean;
}

/** Above the heading: where one is, and that nothing gets lost. */
export function StepLine({ number, last, saved }: Props) {
  const t = useTranslations('wizard');
  return (
    <p className="eyebrow num wiz__line">
      <span>{t('stepOf', { number, count: last })}</span>
      {saved && (
        <span className="wiz__saved">
          <Check className="icon icon--sm" aria-hidden="true" />
          {t('draft.saved')}
        </span>
      )}
    </p>
  );
}
