import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAnswer } from '../account/use-answer.ts';
import { perPage } from '../agreements/list-choice.ts';
import { Pages } from '../agreements/pages.tsx';
import { useName } from '../agreements/use-name.ts';
import { send } from '../api.ts';
import { PageLink } from '../frame/page-link.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { comparisonIn } from './comparison.ts';
import { VersionComparison } from './version-comparison.tsx';
import { versionCalls } from './version-calls.ts';
import { VersionList } from './version-list.tsx';
import '../document/redline.css';
import './versions.css';

/** `/profile/agreements/versions/{id}`: what an agreement was and is, what changed, and the way back. */
export function VersionsPage() {
  const t = useTranslations('versions');
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const [page, setPage] = useState(1);
  const nameOf = useName();
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(versionCalls.listVersions, {
        params: { id },
        query: { page: String(page), per_page: String(perPage) },
        signal,
      }),
    [id, page],
  );
  const answer = useAnswer(ask);
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <p>
        <PageLink className="linkbtn" to="/profile/agreements">
          {t('back')}
        </PageLink>
      </p>
      <h1>{t('title')}</h1>
      <Loaded answer={answer}>
        {(listed) => {
          const comparison = comparisonIn(address, listed.versions);
          const compare = (chosen: Record<string, string>) =>
            setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), ...chosen }), {
              preventScrollReset: true,
            });
          return (
            <>
              <p className="lead">{nameOf(listed)}</p>
              <VersionList id={id} listed={listed} reload={answer.again} compare={compare} />
              <Pages page={page} total={listed.total} label={t('pages')} onPage={setPage} />
              {comparison ? (
                <VersionComparison id={id} listed={listed} comparison={comparison} compare={compare} />
              ) : (
                <p className="hint mt-6">{t('onlyOne')}</p>
              )}
            </>
          );
        }}
      </Loaded>
    </main>
  );
}
