import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface Props {
  count: number;
  open: boolean;
  onToggle: () => void;
}

/** Opens what is collapsed; the caller moves the focus to the first thing it shows. */
export function ShowMore({ count, open, onToggle }: Props) {
  const t = useTranslations('ui');
  return (
    <button type="button" className="btn btn--sm" aria-expanded={open} onClick={onToggle}>
      <ChevronDown className={`icon icon--sm ${open ? 'is-open' : ''}`} aria-hidden="true" />
      {t(open ? 'showLess' : 'showMore')}
      {!open && <span className="muted num">{t('more', { count })}</span>}
    </button>
  );
}
