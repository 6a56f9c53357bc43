import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  /** The price, or what the press means. */
  words: ReactNode;
  onBack: () => void;
  children: ReactNode;
}

/** Price and next step at the foot of the screen. */
export function Dock({ words, onBack, children }: Props) {
  const t = useTranslations('way-in');
  return (
    <section className="dock" aria-label={t('dock')}>
      <div className="wrap dock__in">
        <div className="priceline">{words}</div>
        <div className="dock__acts">
          <button type="button" className="btn" onClick={onBack}>
            <ArrowLeft className="icon icon--sm" aria-hidden="true" />
            {t('back')}
          </button>
          {children}
        </div>
      </div>
    </section>
  );
}
