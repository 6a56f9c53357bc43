import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { StatusPage } from '../layout/status-page.tsx';
import { LoadingFiles } from './loading-files.tsx';
import { UncommonState } from './uncommon-states.tsx';
import { useSale } from './use-sale.ts';

interface Props {
  id: string;
  token: string | null;
  /** Asks for the files again. */
  retry: () => void;
}

/** Its words come from where documents are listed: few people see it here. */
function WaitsForReview({ id }: { id: string }) {
  const t = useTranslations('agreements');
  return (
    <StatusPage mark="[ • ]" title={t('files.review.title')} lead={t('files.review.lead')}>
      <PageTitle>{t('files.review.title')}</PageTitle>
      <p>
        <a className="btn btn--primary" href={`/wizard/pay/${id}`}>
          {t('review')}
        </a>
      </p>
    </StatusPage>
  );
}

/** Nothing to download yet: it is to be paid or published, or its payment is being decided. */
export function Unpaid({ id, token, retry }: Props) {
  const t = useTranslations('download.unpaid');
  const sale = useSale(id, token, retry);
  if (sale === null) return <LoadingFiles />;
  if (sale.payment_pending) return <UncommonState state="pending" />;
  const isHeld = sale.held_wording.length > 0;
  if (!isHeld && sale.costs.total === 0) {
    return (
      <AreaWords area="agreements">
        <WaitsForReview id={id} />
      </AreaWords>
    );
  }
  return (
    <StatusPage mark="[ • ]" title={t(isHeld ? 'held' : 'title')} lead={t(isHeld ? 'heldLead' : 'lead')}>
      <PageTitle>{t(isHeld ? 'held' : 'title')}</PageTitle>
      <p>
        <a className="btn btn--primary" href={`/wizard/pay/${id}`}>
          {t(isHeld ? 'toHeld' : 'pay')}
        </a>
      </p>
    </StatusPage>
  );
}
