import { lazy, Suspense, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { perPage } from '../agreements/list-choice.ts';
import { Pages } from '../agreements/pages.tsx';
import { paths } from '../agreements/paths.ts';
import { useName } from '../agreements/use-name.ts';
import { send } from '../api.ts';
import { NotFound } from '../layout/error-page.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { isCode } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { comparisonIn, numberIn } from './comparison.ts';
import { VersionComparison } from './version-comparison.tsx';
import { versionCalls } from './version-calls.ts';
import { VersionList } from './version-list.tsx';
import type { Listed } from './listed.ts';
import '../document/redline.css';
import './versions.css';

const TextProblem = lazy(async () => ({
  default: (await import('../editor/text-problem.tsx')).TextProblem,
}));

/** `/profile/agreements/versions/{id}`: what an agreement was and is, what changed, and the way back. */
export function VersionsPage({ id }: { id: string }) {
  const t = useTranslations('versions');
  const [address, setAddress] = useSearchParams();
  const page = numberIn(address.get('page')) ?? 1;
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
  const answer = useFetched(ask);
  const { outcome } = answer;
  if (outcome?.ok === false && (isCode(outcome, 'not-found') || isCode(outcome, 'wrong-format'))) {
    return <NotFound />;
  }
  if (outcome?.ok === false && outcome.reason === 'forbidden') {
    return (
      <Suspense>
        <AreaWords area="editor">
          <TextProblem id={id} failure={outcome} retry={answer.again} />
        </AreaWords>
      </Suspense>
    );
  }
  const choose = (chosen: Record<string, string>) =>
    setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), ...chosen }), {
      preventScrollReset: true,
    });
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
          return (
            <>
              <p className="lead">{nameOf(listed)}</p>
              <SignUpOrLogIn id={id} listed={listed} />
              <VersionList
                id={id}
                listed={listed}
                more={listed.total > page * perPage}
                asking={answer.asking}
                reload={answer.again}
                compare={choose}
              />
              <Pages
                page={page}
                total={listed.total}
                label={t('pages')}
                onPage={(number) => choose({ page: String(number) })}
              />
              {comparison ? (
                <VersionComparison id={id} listed={listed} comparison={comparison} compare={choose} />
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

/** What else somebody may have come for. */
function SignUpOrLogIn({ id, listed: { type, versions } }: { id: string; listed: Listed }) {
  const t = useTranslations('versions');
  const tAgreements = useTranslations('agreements');
  const agreement = { agreement_id: id, type };
  const isTranslated = versions.some(({ languages }) => languages.length > 1);
  return (
    <nav aria-label={t('acts')} className="vers__ways">
      <PageLink to={paths.update(agreement)}>{tAgreements('update')}</PageLink>
      <PageLink to={paths.edit(agreement)}>{tAgreements('editText')}</PageLink>
      {isTranslated && (
        <PageLink to={`/profile/agreements/translation/edit/${id}`}>{t('translate')}</PageLink>
      )}
      <PageLink to={paths.download(agreement)}>{tAgreements('download')}</PageLink>
    </nav>
  );
}
