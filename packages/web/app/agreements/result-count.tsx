import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  counts: { finished: number; unfinished: number } | null;
  /** Only those that were searched for. */
  narrowed: boolean;
  /** Other lists are on their way: what was said stands until they are there. */
  asking: boolean;
}

/** How many there are, said politely whenever it changes. */
export function ResultCount({ counts, narrowed, asking }: Props) {
  const t = useTranslations('agreements');
  const words = () => {
    if (counts === null) return '';
    const { finished, unfinished } = counts;
    if (narrowed) return t('found', { count: finished + unfinished });
    if (finished === 0 && unfinished > 0) return t('onlyUnfinished', { count: unfinished });
    const more = unfinished > 0 ? ` ${t('andUnfinished', { count: unfinished })}` : '';
    return t('lead', { count: finished }) + more;
  };
  const [said, setSaid] = useState('');
  const now = asking ? said : words();
  if (now !== said) setSaid(now);
  return <output className="agr__count">{now}</output>;
}
