import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { sitePages } from '../layout/site-links.ts';
import { useFailureText } from '../outcome-text.ts';
import { Notice } from '../ui/notice.tsx';
import { PageTurner } from '../ui/page-turner.tsx';
import { useFetched } from '../use-fetched.ts';
import { ListFilters } from './list-filters.tsx';
import { type ListChoice, perPage, readChoice, toQuery, toSearch } from './list-choice.ts';
import { websitePaths } from '../website-paths.ts';
import { websiteCalls } from './website-calls.ts';
import { LoadingRows, WebsiteTable } from './website-table.tsx';
import './websites.css';

/** `/profile/sites`: every website of the account with how it is. */
export function WebsitesPage() {
  const t = useTranslations('websites');
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(search), [search]);
  const choose = useCallback(
    (next: Partial<ListChoice>, how: 'replace' | 'push') => {
      const to = { search: toSearch({ ...choice, page: 1, ...next }) };
      void navigate(to, { replace: how === 'replace', preventScrollReset: true });
    },
    [choice, navigate],
  );
  const ask = useCallback(
    (signal: AbortSignal) => send(websiteCalls.listWebsiteStates, { query: toQuery(choice), signal }),
    [choice],
  );
  const { outcome, data, asking, again } = useFetched(ask);
  const narrowed = choice.q !== '' || choice.state !== '';
  const counts = data?.counts;
  const all = counts ? Object.values(counts).reduce((sum, one) => sum + one, 0) : 0;
  const isEmpty = data !== null && all === 0 && !narrowed;
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  // Once there they stay, or the focus in them would be lost.
  const [hasFilters, setHasFilters] = useState(narrowed);
  if (!hasFilters && (narrowed || all > 1)) setHasFilters(true);
  const add = (
    <div className="row">
      <PageLink className="btn" to={websitePaths.table}>
        {t('many')}
      </PageLink>
      <PageLink className="btn btn--primary" to={sitePages.scan.to}>
        <Plus className="icon icon--sm" aria-hidden="true" />
        {t('add')}
      </PageLink>
    </div>
  );
  const from = (choice.page - 1) * perPage + 1;
  const range =
    data === null || data.websites.length === 0
      ? ''
      : t('range', { from, to: from + data.websites.length - 1, total: data.total });
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <div className="page__head">
        <div>
          <h1>{t('title')}</h1>
          {counts && all > 0 && !narrowed && (
            <p className="num">{t('lead', { total: all, act: counts.act })}</p>
          )}
        </div>
        {!isEmpty && add}
      </div>
      {outcome?.ok === false && (
        <div role="alert">
          <Notice kind="danger">
            <p>{failureText(outcome)}</p>
            <button type="button" className="linkbtn" onClick={again}>
              {t('again')}
            </button>
          </Notice>
        </div>
      )}
      {hasFilters && (
        <ListFilters
          choice={choice}
          choose={choose}
          counts={counts ?? null}
          contradicting={data?.contradicting ?? 0}
        />
      )}
      {data === null && outcome?.ok !== false && <LoadingRows />}
      {isEmpty && (
        <div className="empty">
          <p className="blankmark" aria-hidden="true">
            [ • ]
          </p>
          <p>{t('empty')}</p>
          <div className="mt-4">{add}</div>
        </div>
      )}
      {data !== null && data.websites.length === 0 && !isEmpty && (
        <div className="empty">
          <p>{t('noMatch')}</p>
          <p className="mt-4">
            <button type="button" className="btn" onClick={() => choose({ q: '', state: '' }, 'push')}>
              {t('clear')}
            </button>
          </p>
        </div>
      )}
      {data !== null && data.websites.length > 0 && (
        <>
          <WebsiteTable websites={data.websites} busy={asking} />
          <div className="sites__pager">
            <span className="small soft num">{range}</span>
            {last > 1 && (
              <PageTurner
                page={choice.page}
                last={last}
                before={t('before')}
                after={t('after')}
                onPage={(page) => choose({ page }, 'push')}
              />
            )}
          </div>
        </>
      )}
      <Announcement text={asking ? '' : range} />
    </main>
  );
}
