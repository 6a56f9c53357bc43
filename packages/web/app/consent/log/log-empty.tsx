import type { LogPeriod } from '@clausewright/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { barLeads, useConsent } from '../consent-context.ts';
import { tabPaths } from '../../consent-tab-paths.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { useFilters } from './use-filters.ts';

function Empty({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="empty">
      <p className="blankmark" aria-hidden="true">
        [ • ]
      </p>
      <p>{words}</p>
      {children}
    </div>
  );
}

/** Nobody answered: most likely the banner stands nowhere yet. */
export function NoAnswers({ period, month }: { period: LogPeriod; month: string }) {
  const t = useTranslations('consent-log.empty');
  const { id, details } = useConsent();
  return (
    <Empty words={period === 'all-months' ? t('never') : t('month', { month })}>
      <PageLink className={barLeads(details) ? 'btn' : 'btn btn--primary'} to={tabPaths.install(id)}>
        {t('install')}
      </PageLink>
    </Empty>
  );
}

/** There are answers, but none like this. */
export function NothingMatches() {
  const t = useTranslations('consent-log');
  const { clear } = useFilters();
  return (
    <Empty words={t('empty.narrowed')}>
      <button type="button" className="btn" onClick={clear}>
        {t('filters.clear')}
      </button>
    </Empty>
  );
}
