import { useFormatter, useTranslations } from 'use-intl';
import { ScrollBox } from '../../scroll-box.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { dateForms } from './date-forms.ts';
import type { TimeBucket, Series, Unit } from './time-buckets.ts';

interface Props {
  parts: readonly TimeBucket[];
  unit: Unit;
  shown: readonly Series[];
}

/** Every number of the chart. */
export function PartsTable({ parts, unit, shown }: Props) {
  const t = useTranslations('consent-log');
  const format = useFormatter();
  const nameOf = (first: string) =>
    format.dateTime(new Date(first), unit === 'day' ? dateForms.shortDay : dateForms.month);
  return (
    <details className="log__numbers">
      <FoldSummary>{t('chart.numbers')}</FoldSummary>
      <ScrollBox className="tablewrap" label={t('chart.numbers')}>
        <table className="table">
          <caption className="vh">{t(`chart.${unit}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`chart.column.${unit}`)}</th>
              <th scope="col" className="r">
                {t('totals.answers')}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" className="r">
                  {t(`series.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.first}>
                <th scope="row" className="table__row">
                  {nameOf(part.first)}
                </th>
                <td className="r">{format.number(part.answers)}</td>
                {shown.map((name) => (
                  <td key={name} className="r">
                    {format.number(part[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
