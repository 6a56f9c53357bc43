import { useTranslations } from 'use-intl';
import type { Failure } from '../../outcome.ts';
import { useFailureText } from '../../outcome-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why nothing was generated; the answers are all still there. */
export function GenerateFailure({ failure }: { failure: Failure | null }) {
  const t = useTranslations('wizard.review');
  const failureText = useFailureText();
  return (
    <div role="alert">
      {failure && (
        <div className="mb-6">
          <Notice kind="danger" title={t('failed')}>
            <p className="wiz__lines">{failureText(failure)}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
