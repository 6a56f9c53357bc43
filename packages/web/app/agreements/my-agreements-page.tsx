import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useFailureText } from '../outcome-text.ts';
import { Notice } from '../ui/notice.tsx';
import { AgreementCard } from './agreement-card.tsx';
import './agreements.css';
import { useOwnAgreements, type OwnAgreements } from './use-own-agreements.ts';

/** `/profile/agreements`: what the account holds, the unfinished apart. */
export function MyAgreementsPage() {
  const t = useTranslations('agreements');
  const all = useOwnAgreements('allAgreements');
  const unpaid = useOwnAgreements('unpaidAgreements');
  const finished = all.agreements?.filter(({ status }) => status === 'finalized') ?? null;
  const nothing = all.agreements !== null && all.total === 0;
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <div className="page__head">
        <div>
          <h1>{t('title')}</h1>
          {all.agreements && <p>{t('lead', { count: all.total })}</p>}
        </div>
        <Link className="btn btn--primary" to="/wizard">
          <Plus className="icon icon--sm" aria-hidden="true" />
          {t('add')}
        </Link>
      </div>
      <Failed list={all} />
      {all.agreements === null && all.failure === null && <Loading />}
      {nothing && (
        <div className="empty">
          <p className="blankmark" aria-hidden="true">
            [ • ]
          </p>
          <p>{t('empty')}</p>
        </div>
      )}
      {finished && finished.length > 0 && (
        <div className="deck">
          {finished.map((agreement) => (
            <AgreementCard key={agreement.agreement_id} agreement={agreement} />
          ))}
        </div>
      )}
      {all.agreements && all.failure === null && <More list={all} />}
      {unpaid.agreements && unpaid.agreements.length > 0 && (
        <section className="section" aria-labelledby="unfinished">
          <h2 id="unfinished">{t('unfinished')}</h2>
          <p className="muted mt-1 mb-5">{t('unfinishedLead')}</p>
          <div className="deck">
            {unpaid.agreements.map((agreement) => (
              <AgreementCard key={agreement.agreement_id} agreement={agreement} unfinished />
            ))}
          </div>
          <More list={unpaid} />
        </section>
      )}
    </main>
  );
}

function Loading() {
  const t = useTranslations('agreements');
  return (
    <>
      <Announcement text={t('loading')} />
      <div className="deck" aria-hidden="true">
        <span className="skel h-40" />
        <span className="skel h-40" />
      </div>
    </>
  );
}

function Failed({ list: { failure, more } }: { list: OwnAgreements }) {
  const t = useTranslations('agreements');
  const text = useFailureText();
  if (failure === null) return null;
  return (
    <Notice kind="danger">
      <p>
        {t('failed')} {text(failure)}
      </p>
      <button type="button" className="linkbtn" onClick={more}>
        {t('again')}
      </button>
    </Notice>
  );
}

function More({ list: { agreements, total, more } }: { list: OwnAgreements }) {
  const t = useTranslations('agreements');
  if (agreements === null || agreements.length >= total) return null;
  return (
    <p className="mt-5">
      <button type="button" className="btn" onClick={more}>
        {t('more')}
      </button>
    </p>
  );
}
