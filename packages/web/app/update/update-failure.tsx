import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { Notice } from '../ui/notice.tsx';

/** The two that the person mends by looking again, and all others. */
export type Failed = Failure | 'revision-changed' | 'edit-conflicts';

/** Why the agreement was not changed; the answers are all still there. */
export function UpdateFailure({ failed }: { failed: Failed | null }) {
  const t = useTranslations('update.failure');
  const tReview = useTranslations('review');
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button stands at the foot of the screen, this at the top of the page.
    if (failed) box.current?.focus();
  }, [failed]);
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      {failed && (
        <div className="mb-6">
          {failed === 'revision-changed' && (
            <Notice kind="warn" title={t('changedTitle')}>
              <p>{t('changed')}</p>
            </Notice>
          )}
          {failed === 'edit-conflicts' && (
            <Notice kind="warn" title={t('conflictsTitle')}>
              <p>{t('conflicts')}</p>
            </Notice>
          )}
          {typeof failed === 'object' && (
            <Notice kind="danger" title={t('title')}>
              <p className="wiz__lines">{failureText(failed)}</p>
              <p>{tReview('kept')}</p>
            </Notice>
          )}
        </div>
      )}
    </div>
  );
}
