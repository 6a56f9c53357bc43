import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSale } from './use-sale.ts';

interface Props {
  id: string;
  token: string | null;
  /** Asks for the files again. */
  retry: () => void;
}

/** The files below are of the version before an update that waits for its payment. */
export function ServedNotice(props: Props) {
  return (
    <AreaWords area="agreements">
      <Served {...props} />
    </AreaWords>
  );
}

function Served({ id, token, retry }: Props) {
  const t = useTranslations('agreements.files.served');
  const tAgreements = useTranslations('agreements');
  const sale = useSale(id, token, retry);
  const pending = sale?.payment_pending === true;
  const review = sale?.costs.total === 0 && sale.held_wording.length === 0;
  const title = review ? tAgreements('updateReview') : t(pending ? 'pendingTitle' : 'title');
  return (
    <div className="mb-6">
      <Notice kind="warn" title={title}>
        <p>{t(pending ? 'pending' : 'lead')}</p>
        {!pending && (
          <p>
            <a href={`/wizard/pay/${id}`}>{review ? tAgreements('review') : t('pay')}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}
