import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface Props {
  /** Options of one question, or whole questions: both stand on one page. */
  of: 'options' | 'questions';
  count: number;
  open: boolean;
  onToggle: () => void;
}

/** Opens what is collapsed; the caller moves the focus to the first thing it shows. */
export function ShowMore({ of, count, open, onToggle }: Props) {
  const t = useTranslations('ui');
  return (
    <button type="button" className="btn btn--sm" aria-expanded={open} onClick={onToggle}>
      <ChevronDown className={`icon icon--sm ${open ? 'is-open' : ''}`} aria-hidden="true" />
      {open ? t(`showLess.${of}`) : t('showMore')}
      {!open && <span className="muted num">{t(`more.${of}`, { count })}</span>}
    </button>
  );
}
