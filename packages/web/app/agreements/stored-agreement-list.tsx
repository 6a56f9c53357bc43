import { useCallback } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { useName } from './use-name.ts';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { Bar } from '../layout/bar.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { agreementToken, useStoredAgreementIds } from '../stored-agreements.ts';
import { logInAddress } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';

/** `/download` without an id: what this browser holds; who is logged in has a list of their own. */
export function StoredAgreementList() {
  const t = useTranslations('download.list');
  const tLogIn = useTranslations('download.foreign');
  const { status } = useSession();
  const logIn = logInAddress(useLocation());
  const ids = useStoredAgreementIds();
  if (status === 'in') return <Navigate to="/profile/agreements" replace />;
  return (
    <>
      <Bar />
      <main id="main" tabIndex={-1} className="wrap page">
        <PageTitle>{t('page')}</PageTitle>
        <div className="page__head">
          <div>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </div>
        </div>
        {ids?.length === 0 && (
          <div className="empty">
            <p className="blankmark" aria-hidden="true">
              [ • ]
            </p>
            <p>{t('empty')}</p>
            <Link className="btn btn--primary" to="/wizard">
              {t('start')}
            </Link>
          </div>
        )}
        {ids && ids.length > 0 && (
          <ol className="files narrow">
            {ids.map((id, index) => (
              <li key={id}>
                <Link to={`/download/${id}`}>
                  <Named id={id} fallback={t('item', { number: String(index + 1) })} />
                </Link>
              </li>
            ))}
          </ol>
        )}
        {status === 'out' && (
          <p className="mt-8">
            {t('account')} <Link to={logIn}>{tLogIn('logIn')}</Link>
          </p>
        )}
      </main>
    </>
  );
}

/** What the agreement is called, once the server has said it. */
function Named({ id, fallback }: { id: string; fallback: string }) {
  const name = useName();
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(calls.agreementDetails, { params: { id }, agreementToken: agreementToken(id), signal }),
    [id],
  );
  const { outcome } = useFetched(ask);
  return outcome?.ok === true ? name(outcome.data) : fallback;
}
