import { useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { useFailureText } from '../../outcome-text.ts';
import { type Failure, isCode } from '../../outcome.ts';
import { Notice } from '../../ui/notice.tsx';
import { useConsent } from '../consent-context.ts';
import { planPath } from '../../consent-tab-paths.ts';

/** Why a change was not taken, said aloud; where the plan is missing, with the way to one. */
export function RefusalNote({ failure }: { failure: Failure | null }) {
  const t = useTranslations('banner-editor.publish');
  const failureText = useFailureText();
  const { id } = useConsent();
  return (
    <div role="alert" className="cons__refusal">
      {failure && (
        <Notice kind="danger">
          <p className="pre-line">{failureText(failure)}</p>
          {isCode(failure, 'plan-ended') && (
            <p>
              <PageLink to={planPath(id)}>{t('plan')}</PageLink>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
