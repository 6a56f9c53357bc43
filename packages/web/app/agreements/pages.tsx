import { useTranslations } from 'use-intl';
import { perPage } from './list-choice.ts';

interface Props {
  /** From 1. */
  page: number;
  total: number;
  label: string;
  onPage: (page: number) => void;
}

/** The ways to the cards before and after; nothing where one page holds all. */
export function Pages({ page, total, label, onPage }: Props) {
  const t = useTranslations('agreements.pages');
  const last = Math.ceil(total / perPage);
  if (last < 2) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <nav className="pager" aria-label={label}>
      <p className="num">{t('shown', { from, to: Math.min(total, page * perPage), total })}</p>
      <div className="row">
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
      </div>
    </nav>
  );
}
