import { useTranslations } from 'use-intl';

interface Props {
  counts: { finished: number; unfinished: number } | null;
  /** Only those that were searched for. */
  narrowed: boolean;
}

/** How many there are, said politely whenever it changes. */
export function Counted({ counts, narrowed }: Props) {
  const t = useTranslations('agreements');
  const words = () => {
    if (counts === null) return '';
    const { finished, unfinished } = counts;
    if (narrowed) return t('found', { count: finished + unfinished });
    if (finished === 0 && unfinished > 0) return t('onlyUnfinished', { count: unfinished });
    const more = unfinished > 0 ? ` ${t('andUnfinished', { count: unfinished })}` : '';
    return t('lead', { count: finished }) + more;
  };
  return <output className="agr__count">{words()}</output>;
}
