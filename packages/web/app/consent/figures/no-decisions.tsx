import { useTranslations } from 'use-intl';
import { tabPaths } from '../../consent-tab-paths.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { barLeads, useConsent } from '../consent-context.ts';

/** Nobody decided: most likely the banner stands nowhere yet. */
export function NoDecisions() {
  const t = useTranslations('consent-figures');
  const { id, details } = useConsent();
  return (
    <div className="empty">
      <p className="blankmark" aria-hidden="true">
        [ • ]
      </p>
      <p>{t('none')}</p>
      <PageLink className={barLeads(details) ? 'btn' : 'btn btn--primary'} to={tabPaths.install(id)}>
        {t('install')}
      </PageLink>
    </div>
  );
}
