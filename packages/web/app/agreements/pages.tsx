import { useTranslations } from 'use-intl';
import { PageTurner } from '../ui/page-turner.tsx';
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
      <PageTurner {...{ page, last, onPage }} before={t('before')} after={t('after')} />
    </nav>
  );
}
