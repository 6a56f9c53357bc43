import type { DecisionCounts } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { share } from '../log/share.ts';
import { ways } from './figures.ts';

/** All decisions of the period. */
export function Totals({ totals }: { totals: DecisionCounts }) {
  const t = useTranslations('consent-figures.columns');
  const format = useFormatter();
  return (
    <dl className="figures__totals num">
      <div>
        <dt>{t('decisions')}</dt>
        <dd>{format.number(totals.decisions)}</dd>
      </div>
      {ways.map((way) => {
        const { percent, sign } = share(totals[way], totals.decisions);
        return (
          <div key={way}>
            <dt>{t(way)}</dt>
            <dd>
              {sign}
              {format.number(percent / 100, { style: 'percent' })} <small>{format.number(totals[way])}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the colours of the bars mean. */
export function Legend() {
  const t = useTranslations('consent-figures.columns');
  return (
    <p className="figures__legend" aria-hidden="true">
      {ways.map((way) => (
        <span key={way}>
          <i className={`figures__swatch figures__swatch--${way}`} />
          {t(way)}
        </span>
      ))}
    </p>
  );
}
