import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { StoredAgreementList } from '../agreements/stored-agreement-list.tsx';
import { Bar } from '../layout/bar.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useFailureText } from '../outcome-text.ts';
import { useSession } from '../session/use-session.ts';
import { useFetched } from '../use-fetched.ts';

/** `/wizard/pay` without an id: what an account has still to pay, or what this browser holds. */
export function UnpaidList() {
  const { status, customer } = useSession();
  if (status === 'unknown') return null;
  return status === 'in' ? <Unpaid key={customer.id} /> : <StoredAgreementList />;
}

function fetchUnpaid(signal: AbortSignal) {
  return send(calls.unpaidAgreements, { signal });
}

function Unpaid() {
  const t = useTranslations('pay.list');
  const tTypes = useTranslations('types');
  const failureText = useFailureText();
  const { outcome } = useFetched(fetchUnpaid);
  const agreements = outcome?.ok === true ? outcome.data.agreements : null;
  return (
    <>
      <Bar />
      <main id="main" tabIndex={-1} className="wrap page" aria-busy={outcome === null}>
        <PageTitle>{t('page')}</PageTitle>
        <div className="page__head">
          <h1>{t('title')}</h1>
        </div>
        {outcome?.ok === false && <p role="alert">{failureText(outcome)}</p>}
        {agreements?.length === 0 && (
          <div className="empty">
            <p className="blankmark" aria-hidden="true">
              [ • ]
            </p>
            <p>{t('empty')}</p>
            <a className="btn btn--primary" href="/profile/agreements">
              {t('mine')}
            </a>
          </div>
        )}
        {agreements && agreements.length > 0 && (
          <ol className="files narrow">
            {agreements.map(({ agreement_id: id, type, site_url, site_name }) => (
              <li key={id}>
                <a href={`/wizard/pay/${id}`}>
                  <span />
                  {[tTypes(`${type}.name`), site_url ?? site_name].filter(Boolean).join(', ')}
                </a>
              </li>
            ))}
          </ol>
        )}
      </main>
    </>
  );
}
