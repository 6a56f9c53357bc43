import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  /** The price line, or on the last page what Generate means. */
  words: ReactNode;
  /** Answers are still being fetched: presses are kept until they are there (queue-early-clicks.ts). */
  waiting: boolean;
  children: ReactNode;
}

/** Price and buttons at the foot of the screen. */
export function ActionBar({ words, waiting, children }: Props) {
  const t = useTranslations('wizard');
  return (
    <section className="dock" aria-label={t('dock')} data-waiting={waiting || undefined}>
      <div className="wrap dock__in">
        {words}
        <div className="dock__acts">{children}</div>
      </div>
    </section>
  );
}
