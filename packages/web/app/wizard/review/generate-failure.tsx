import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Failure } from '../../outcome.ts';
import { useFailureText } from '../../outcome-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why nothing was generated; the answers are all still there. */
export function GenerateFailure({ failure }: { failure: Failure | null }) {
  const t = useTranslations('review');
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button stands at the foot of the screen, this at the top of the page.
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      {failure && (
        <div className="mb-6">
          <Notice kind="danger" title={t('failed')}>
            <p className="wiz__lines">{failureText(failure)}</p>
            <p>{t('kept')}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
