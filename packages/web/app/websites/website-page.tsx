import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { NotFound } from '../layout/error-page.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { isCode } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { websitePaths } from '../website-paths.ts';
import { BannerSide } from './banner-side.tsx';
import { ContradictionSection } from './contradiction-section.tsx';
import { DocumentSection } from './document-section.tsx';
import { LookSection } from './look-section.tsx';
import { MoveWebsite } from './move-website.tsx';
import { NextBox } from './next-box.tsx';
import { TaskSection } from './task-section.tsx';
import { websiteCalls } from './website-calls.ts';
import './websites.css';

/** A look that is going on ends within a minute or two. */
const lookMs = 10_000;

/** `/profile/sites/{id}`: one website with all that belongs to it. */
export function WebsitePage({ id }: { id: string }) {
  const t = useTranslations('websites');
  const ask = useCallback(
    (signal: AbortSignal) => send(websiteCalls.readWebsitePage, { params: { id }, signal }),
    [id],
  );
  const answer = useFetched(ask, {
    repeat: ({ data }) => (data !== null && data.looking !== null ? lookMs : null),
  });
  const { outcome, data } = answer;
  if (outcome?.ok === false && isCode(outcome, 'not-found')) return <NotFound />;
  const name = data?.website.name ?? t('title');
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{name}</PageTitle>
      <Link className="back" to={websitePaths.list}>
        <ArrowLeft className="icon icon--sm" aria-hidden="true" />
        {t('title')}
      </Link>
      <Loaded answer={answer}>
        {(page) => (
          <>
            <div className="page__head">
              <div>
                <h1 className="wrap-anywhere">{page.website.name}</h1>
                {page.website.kind === 'app' && <p>{t('app')}</p>}
              </div>
              <PageLink className="linkbtn" to={`/profile/requests/${page.website.id}`}>
                {t('page.requests')}
              </PageLink>
              {page.client_links !== 'none' && (
                <PageLink className="linkbtn" to={websitePaths.ask(page.website.id)}>
                  {t(page.client_links === 'make' ? 'page.askClient' : 'page.clientAnswers')}
                </PageLink>
              )}
              {page.website.kind === 'website' && (
                <a
                  className="btn"
                  href={`https://${page.website.name}/`}
                  target="_blank"
                  rel="noreferrer noopener"
                >
                  <ExternalLink className="icon icon--sm" aria-hidden="true" />
                  {t('page.open')}
                  <span className="vh"> {t('page.newTab')}</span>
                </a>
              )}
            </div>
            <NextBox page={page} onChanged={answer.again} />
            <div className="board">
              <div>
                <DocumentSection page={page} />
                {page.website.kind === 'website' && <LookSection page={page} onStarted={answer.again} />}
                <ContradictionSection page={page} />
                {page.tasks.length > 0 && <TaskSection tasks={page.tasks} />}
              </div>
              {page.website.kind === 'website' && (
                <div>
                  <BannerSide page={page} />
                </div>
              )}
            </div>
            <MoveWebsite website={page.website} />
          </>
        )}
      </Loaded>
    </main>
  );
}
