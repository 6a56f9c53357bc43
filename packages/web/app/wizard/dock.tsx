import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  /** The price line, or on the last page what Generate means. */
  words: ReactNode;
  children: ReactNode;
}

/** Price and buttons at the foot of the screen. */
export function Dock({ words, children }: Props) {
  const t = useTranslations('wizard');
  return (
    <section className="dock" aria-label={t('dock')}>
      <div className="wrap dock__in">
        {words}
        <div className="dock__acts">{children}</div>
      </div>
    </section>
  );
}
