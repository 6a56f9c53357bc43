import { useTranslations } from 'use-intl';
import { PageTurner } from '../ui/page-turner.tsx';

interface Props {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** How much there is, and the ways to the rows before and after. */
export function Pager({ page, perPage, total, onPage }: Props) {
  const t = useTranslations('billing.invoices');
  const last = Math.ceil(total / perPage);
  const from = (page - 1) * perPage + 1;
  return (
    <div className="pager">
      <output className="num">
        {last > 1 && `${t('shown', { from, to: Math.min(total, page * perPage), total })}. `}
        {t('count', { total })}
      </output>
      {last > 1 && <PageTurner {...{ page, last, onPage }} before={t('before')} after={t('after')} />}
    </div>
  );
}
