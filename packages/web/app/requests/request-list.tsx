import type { VisitorRequest } from '@clausewright/contract';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Empty, Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageTurner } from '../ui/page-turner.tsx';
import { useFetched } from '../use-fetched.ts';
import { requestCalls, requestPaths } from './request-calls.ts';
import { DueLine, StateBadge } from './state-badge.tsx';

/** Requests on a page. */
const perPage = 20;

export const shelves = ['waiting', 'unconfirmed', 'closed'] as const;
export type Shelf = (typeof shelves)[number];

interface Props {
  website: string;
  of: Shelf;
  /** From 1. */
  page: number;
  choose: (next: { of?: Shelf; page?: number }) => void;
}

/** What waits for an answer first, by the day it is due. */
export function RequestList({ website, of, page, choose }: Props) {
  const t = useTranslations('withdrawals.desk');
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(requestCalls.listRequests, {
        params: { id: website },
        query: { of, page: String(page), per_page: String(perPage) },
        signal,
      }),
    [website, of, page],
  );
  const answer = useFetched(ask);
  return (
    <Section id="requests-title" title={t('requests')}>
      <Loaded answer={answer}>
        {({ requests, total, counts }) => {
          const last = Math.max(1, Math.ceil(total / perPage));
          return (
            <>
              <fieldset className="row my-4">
                <legend className="vh">{t('show')}</legend>
                {shelves.map((shelf) => (
                  <button
                    key={shelf}
                    type="button"
                    className={`btn btn--sm ${shelf === of ? '' : 'btn--quiet'}`}
                    aria-pressed={shelf === of}
                    onClick={() => choose({ of: shelf, page: 1 })}
                  >
                    {t(`shelf.${shelf}`, { count: counts[shelf] })}
                  </button>
                ))}
              </fieldset>
              {counts.overdue > 0 && of === 'waiting' && (
                <Notice kind="danger">
                  <p>{t('overdue', { count: counts.overdue })}</p>
                </Notice>
              )}
              {of === 'unconfirmed' && <p className="mt-4">{t('unconfirmedLead')}</p>}
              {requests.length === 0 ? (
                <Empty>{t(`empty.${of}`)}</Empty>
              ) : (
                <ol className="wdr">
                  {requests.map((one) => (
                    <Listed key={one.request_id} one={one} website={website} />
                  ))}
                </ol>
              )}
              {last > 1 && (
                <nav className="pager" aria-label={t('pages')}>
                  <PageTurner
                    page={page}
                    last={last}
                    before={t('before')}
                    after={t('after')}
                    onPage={(number) => choose({ page: number })}
                  />
                </nav>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Listed({ one, website }: { one: VisitorRequest; website: string }) {
  const t = useTranslations('withdrawals.desk');
  return (
    <li className="card wdr__one">
      <h3>{t(`kind.${one.kind}`)}</h3>
      <p className="wdr__badges">
        <StateBadge {...one} />
        <span className="num">{one.number}</span>
        <DueLine one={one} />
      </p>
      {one.assignee !== null && <p>{t('assigned', { email: one.assignee.email })}</p>}
      <PageLink className="linkbtn" to={requestPaths.one(website, one.request_id)}>
        {t('open')}
        <span className="vh"> {one.number}</span>
      </PageLink>
    </li>
  );
}
