import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Empty, Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import '../account/account.css';
import { activityCalls } from './activity-calls.ts';
import { type ActivityChoice, readChoice, toQuery, toSearch } from './activity-choice.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityPager } from './activity-pager.tsx';
import { ActivityTable } from './activity-table.tsx';
import { SaveActivity } from './save-activity.tsx';

/** `/profile/activity`: who did what in the account. */
export function ActivityPage() {
  const t = useTranslations('api-keys.activity');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(search), [search]);
  const choose = useCallback(
    (next: Partial<ActivityChoice>) => {
      void navigate({ search: toSearch({ ...choice, after: '', ...next }) }, { preventScrollReset: true });
    },
    [choice, navigate],
  );
  const ask = useCallback(
    (signal: AbortSignal) => {
      const query = { ...toQuery(choice), ...(choice.after !== '' && { after: choice.after }) };
      return send(activityCalls.listActivity, { query, signal });
    },
    [choice],
  );
  const answer = useFetched(ask);
  const isNarrowed = choice.what !== '' || choice.days !== '';
  return (
    <main id="main" className="wrap page activity" tabIndex={-1}>
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      <p className="lead mt-3">{t('lead')}</p>
      <p className="mt-3">{t('foreign')}</p>
      <p className="mt-3">
        <PageLink to="/profile">{t('back')}</PageLink> ·{' '}
        <PageLink to="/profile/api-keys">{t('keys')}</PageLink>
      </p>
      <ActivityFilters choice={choice} choose={choose} />
      <Loaded answer={answer}>
        {({ entries, next }) =>
          entries.length === 0 ? (
            <>
              <Empty>{t(isNarrowed ? 'noMatch' : 'empty')}</Empty>
              {(isNarrowed || choice.after !== '') && (
                <p className="mt-4">
                  <PageLink className="btn" to="/profile/activity">
                    {t('clear')}
                  </PageLink>
                </p>
              )}
            </>
          ) : (
            <>
              <ActivityTable entries={entries} busy={answer.asking} />
              <ActivityPager choice={choice} next={next} count={entries.length} />
              <SaveActivity choice={choice} />
              <Announcement text={answer.asking ? '' : t('shown', { count: entries.length })} />
            </>
          )
        }
      </Loaded>
    </main>
  );
}
