import { useTranslations } from 'use-intl';

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
      {last > 1 && (
        <span className="row">
          {/* They stay where they are, so that the focus is not lost at either end. */}
          <button
            type="button"
            className="btn btn--sm"
            aria-disabled={page === 1}
            onClick={() => page > 1 && onPage(page - 1)}
          >
            {t('before')}
          </button>
          <button
            type="button"
            className="btn btn--sm"
            aria-disabled={page >= last}
            onClick={() => page < last && onPage(page + 1)}
          >
            {t('after')}
          </button>
        </span>
      )}
    </div>
  );
}
