import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { ForeignAgreement } from '../agreements/access-states.tsx';
import { Bar } from '../layout/bar.tsx';
import { NotFound } from '../layout/error-page.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { StatusPage } from '../layout/status-page.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import './checkout.css';

/** Around every state of the page: the product's name, which leads home, and that it is safe to pay here. */
export function CheckoutBar({ children }: { children: ReactNode }) {
  const t = useTranslations('pay');
  return (
    <>
      <Bar>
        <span className="pay__secure row small soft">
          <Lock className="icon icon--sm" aria-hidden="true" />
          {t('secure')}
        </span>
      </Bar>
      {children}
    </>
  );
}

export function LoadingCheckout() {
  const t = useTranslations('pay');
  return (
    // A key of its own: what comes after it arrives as a page does, with the focus on its heading.
    <main key="loading" id="main" className="pay" aria-busy="true">
      <PageTitle>{t('summary')}</PageTitle>
      <Announcement text={t('loading')} />
      <div className="pay__sum" aria-hidden="true">
        <div className="late grid grid--one gap-5">
          <span className="skel skel--h8 skel--2-3" />
          <span className="skel" />
          <span className="skel" />
        </div>
      </div>
      <div className="pay__main" />
    </main>
  );
}

/** Why there is nothing to pay here. */
export function CheckoutProblem({ failure, retry }: { failure: Failure; retry: () => void }) {
  const t = useTranslations('pay');
  const failureText = useFailureText();
  if (failure.reason === 'forbidden') return <ForeignAgreement why={failure.forbidden} />;
  if (
    failure.reason === 'refused' &&
    failure.messages.some(({ code }) => code === 'not-found' || code === 'wrong-format')
  ) {
    return <NotFound />;
  }
  return (
    <StatusPage mark="[ • ]" title={t('problem')} lead={failureText(failure)}>
      <PageTitle>{t('problem')}</PageTitle>
      <p>
        <button className="btn btn--primary" type="button" onClick={retry}>
          {t('again')}
        </button>
      </p>
    </StatusPage>
  );
}

interface Paid {
  title: string;
  page: string;
  lead: string;
  path: string;
  words: string;
}

/** Paid before: the way to it. */
export function PaidAlready({ title, page, lead, path, words }: Paid) {
  return (
    <StatusPage mark="[ • ]" title={title} lead={lead}>
      <PageTitle>{page}</PageTitle>
      <p>
        <a className="btn btn--primary" href={path}>
          {words}
        </a>
      </p>
    </StatusPage>
  );
}
