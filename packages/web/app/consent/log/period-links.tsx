import type { LogPeriod } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { useConsent } from '../consent-context.ts';
import { tabPaths } from '../../consent-tab-paths.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { type LogFilters, periodPath, periods, toSearch } from './log-choice.ts';

/** The three periods; what the list is narrowed to stays. */
export function PeriodLinks({ period, filters }: { period: LogPeriod; filters: LogFilters }) {
  const t = useTranslations('consent-log.periods');
  const { id } = useConsent();
  return (
    <nav className="log__periods" aria-label={t('label')}>
      {periods.map((one) => (
        <PageLink
          key={one}
          className="btn btn--sm"
          to={{ pathname: periodPath(tabPaths.log(id), one), search: toSearch(filters) }}
          aria-current={one === period ? 'true' : undefined}
          preventScrollReset
        >
          {t(one)}
        </PageLink>
      ))}
    </nav>
  );
}
