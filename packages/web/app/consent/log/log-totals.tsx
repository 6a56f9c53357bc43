import type { LogCounts } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { listSeries } from './time-buckets.ts';
import { share } from './share.ts';

/** How the answers came out, in numbers and percent. */
export function LogTotals({ totals }: { totals: LogCounts }) {
  const t = useTranslations('consent-log');
  const format = useFormatter();
  const shown = listSeries(totals);
  const percentOf = (count: number) => {
    const { percent, sign } = share(count, totals.answers);
    return `${sign}${format.number(percent / 100, { style: 'percent' })}`;
  };
  const ofWhich = {
    accepted: '',
    custom: totals.withdrawn > 0 ? t('totals.withdrawn', { count: totals.withdrawn }) : '',
    rejected: totals.signals > 0 ? t('totals.signals', { count: totals.signals }) : '',
    notices: '',
  };
  return (
    <dl className={`log__stats num log__stats--${shown.length + 1}`}>
      <div>
        <dt>{t('totals.answers')}</dt>
        <dd>{format.number(totals.answers)}</dd>
      </div>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(`series.${name}`)}</dt>
          <dd>
            {format.number(totals[name])} <small>{percentOf(totals[name])}</small>
          </dd>
          {ofWhich[name] !== '' && <dd className="log__of">{ofWhich[name]}</dd>}
        </div>
      ))}
    </dl>
  );
}
