import { useTranslations } from 'use-intl';
import { PageTitle } from '../frame/page-title.tsx';
import { StatusPage } from '../frame/status-page.tsx';
import { useOperator } from '../operator.tsx';
import { LoadingFiles } from './loading-files.tsx';
import { useSale } from './use-sale.ts';

interface Props {
  id: string;
  token: string | null;
  /** Asks for the files again. */
  retry: () => void;
}

/** Nothing to download yet: it is to be paid, or its payment is being decided. */
export function Unpaid({ id, token, retry }: Props) {
  const t = useTranslations('download');
  const { mails } = useOperator();
  const sale = useSale(id, token, retry);
  if (sale === null) return <LoadingFiles />;
  if (sale.payment_pending) {
    return (
      <StatusPage key="pending" mark="[ • ]" title={t('pending.title')} lead={t('pending.lead')}>
        <PageTitle>{t('pending.title')}</PageTitle>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
        <div role="status" className="flex items-center gap-3">
          <span className="spin" aria-hidden="true" />
          <p>{t(mails ? 'pending.mail' : 'pending.stay')}</p>
        </div>
      </StatusPage>
    );
  }
  return (
    <StatusPage key="unpaid" mark="[ • ]" title={t('unpaid.title')} lead={t('unpaid.lead')}>
      <PageTitle>{t('unpaid.title')}</PageTitle>
      <p>
        <a className="btn btn--primary" href={`/wizard/pay/${id}`}>
          {t('unpaid.pay')}
        </a>
      </p>
    </StatusPage>
  );
}
