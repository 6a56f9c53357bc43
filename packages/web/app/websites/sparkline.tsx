import { useTranslations } from 'use-intl';
import { sparklinePath } from './sparkline-path.ts';

interface Props {
  days: readonly { accepted: number | null }[];
  percent: (share: number) => string;
}

/** Thirty days without an axis: the number beside it is the message. */
export function Sparkline({ days, percent }: Props) {
  const t = useTranslations('websites.banner');
  const shares = days.flatMap(({ accepted }) => (accepted === null ? [] : [accepted]));
  const [first] = shares;
  const last = shares.at(-1);
  if (first === undefined || last === undefined) return null;
  const { line, area, end } = sparklinePath(days.map(({ accepted }) => accepted));
  return (
    <svg
      className="spark mt-2"
      viewBox="0 0 320 64"
      role="img"
      aria-label={t('spark', {
        first: percent(first),
        last: percent(last),
        lowest: percent(Math.min(...shares)),
        highest: percent(Math.max(...shares)),
      })}
    >
      <path className="spark__floor" d="M0 62.5H320" />
      <path className="spark__area" d={area} />
      <path className="spark__line" d={line} />
      <circle className="spark__end" cx={end.x} cy={end.y} r="3.5" />
    </svg>
  );
}
