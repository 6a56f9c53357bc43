import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { isCode, type Failure } from '../../outcome.ts';
import { useFailureText } from '../../outcome-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { consentPaths } from '../../consent-paths.ts';

/** Why nothing was created; the answers are all still there. */
export function CreateFailure({ failure }: { failure: Failure | null }) {
  const t = useTranslations('consent-wizard.create');
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button stands at the foot of the screen, this at the top of the page.
    if (failure) box.current?.focus();
  }, [failure]);
  const exists = failure !== null && (isCode(failure, 'domain-exists') || isCode(failure, 'domain-overlaps'));
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      {failure && (
        <div className="mb-6">
          <Notice kind="danger" title={t('failed')}>
            <p className="wiz__lines">{failureText(failure)}</p>
            <p>{exists ? <PageLink to={consentPaths.list}>{t('toList')}</PageLink> : t('kept')}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
