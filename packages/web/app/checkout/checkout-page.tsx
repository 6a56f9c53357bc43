import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { Foreign } from '../download/download-states.tsx';
import { Bar } from '../frame/bar.tsx';
import { NotFound } from '../frame/error-page.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { StatusPage } from '../frame/status-page.tsx';
import { useFailureText } from '../outcome-text.ts';
import { useAgreementToken } from '../use-agreement-token.ts';
import { Payment } from './payment.tsx';
import { Summary } from './summary.tsx';
import { useSale } from './use-sale.ts';

function Content({ id }: { id: string }) {
  const t = useTranslations('pay');
  const tTypes = useTranslations('types');
  const failureText = useFailureText();
  const token = useAgreementToken(id);
  const { outcome, retry, refresh } = useSale(id, token);

  if (!outcome) {
    return (
      // A key of its own: what comes after it arrives as a page does, with the focus on its heading.
      <main key="loading" id="main" className="pay" aria-busy="true">
        <PageTitle>{t('summary')}</PageTitle>
        <Announcement text={t('loading')} />
        <div className="pay__sum" aria-hidden="true">
          <div className="late grid grid-cols-1 gap-5">
            <span className="skel h-8 w-2/3" />
            <span className="skel" />
            <span className="skel" />
          </div>
        </div>
        <div className="pay__main" />
      </main>
    );
  }
  if (!outcome.ok) {
    if (outcome.reason === 'forbidden') return <Foreign why={outcome.forbidden} />;
    if (
      outcome.reason === 'refused' &&
      outcome.messages.some(({ code }) => code === 'not-found' || code === 'wrong-format')
    ) {
      return <NotFound />;
    }
    return (
      <StatusPage mark="[ • ]" title={t('problem')} lead={failureText(outcome)}>
        <PageTitle>{t('problem')}</PageTitle>
        <p>
          <button className="btn btn--primary" type="button" onClick={retry}>
            {t('again')}
          </button>
        </p>
      </StatusPage>
    );
  }
  const sale = outcome.data;
  const title = t('page', { agreement: tTypes(`${sale.type}.name`) });
  if (sale.status === 'finalized' && sale.costs.total === 0) {
    return (
      <StatusPage mark="[ • ]" title={tTypes(`${sale.type}.name`)} lead={t('done')}>
        <PageTitle>{title}</PageTitle>
        <p>
          <Link className="btn btn--primary" to={`/download/${id}`}>
            {t('toDownload')}
          </Link>
        </p>
      </StatusPage>
    );
  }
  return (
    <main id="main" tabIndex={-1} className="pay">
      <PageTitle>{title}</PageTitle>
      <Summary sale={sale} />
      <Payment sale={sale} token={token ?? null} onPriceChanged={refresh} />
    </main>
  );
}

export function CheckoutPage({ id }: { id: string }) {
  const t = useTranslations('pay');
  return (
    <>
      <Bar>
        <span className="row small soft">
          <Lock className="icon icon--sm" aria-hidden="true" />
          {t('secure')}
        </span>
      </Bar>
      <Content id={id} />
    </>
  );
}
