import type { DecisionCounts } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { countryName } from '../../country-names.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import { ScrollBox } from '../../scroll-box.tsx';
import { findDifference, isByChance } from './difference.ts';
import { type Comparison, ways } from './figures.ts';

interface Group {
  key: string;
  name: string;
  one: DecisionCounts;
  other: DecisionCounts;
}

/** Shares of two versions with what lies between them, in all and where both can be told apart. */
export function ComparisonTables({ comparison, busy }: { comparison: Comparison; busy: boolean }) {
  const t = useTranslations('consent-figures');
  const { language } = useLanguage();
  const { one, other, devices, countries } = comparison;
  if (one.counts === null || other.counts === null) return <p>{t('tooFew')}</p>;
  const nameOf = (code: string) =>
    code === 'unknown' ? t('countries.unknown') : countryName(code, language);
  const groups: Group[] = [
    { key: 'all', name: t('compare.all'), one: one.counts, other: other.counts },
    ...devices.map(({ device, ...sides }) => ({ key: device, name: t(`devices.${device}`), ...sides })),
    ...countries.map(({ country, ...sides }) => ({ key: country, name: nameOf(country), ...sides })),
  ];
  return (
    <div className={busy ? 'is-asking' : undefined} aria-busy={busy}>
      <ScrollBox className="tablewrap figures__table" label={t('compare.title')}>
        <table className="table">
          <caption className="vh">{t('compare.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('compare.decision')}</th>
              <Side side={one} />
              <Side side={other} />
              <th scope="col" className="r">
                {t('compare.difference')}
              </th>
            </tr>
          </thead>
          {groups.map(({ key, ...group }) => (
            <GroupRows key={key} {...group} />
          ))}
        </table>
      </ScrollBox>
      <p className="small muted">{t('compare.about')}</p>
    </div>
  );
}

function Side({ side }: { side: Comparison['one'] }) {
  const t = useTranslations('consent-figures.compare');
  const format = useFormatter();
  const { first, last } = side;
  return (
    <th scope="col" className="r">
      {t('version', { version: String(side.version) })}
      {first !== null && last !== null && (
        <small>
          {format.dateTimeRange(new Date(first), new Date(last), { dateStyle: 'medium', timeZone: 'UTC' })}
        </small>
      )}
    </th>
  );
}

function GroupRows({ name, one, other }: Omit<Group, 'key'>) {
  const t = useTranslations('consent-figures');
  const format = useFormatter();
  const percent = (part: number, { decisions }: DecisionCounts) =>
    decisions === 0
      ? '–'
      : format.number(part / decisions, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        });
  return (
    <tbody>
      <tr className="figures__group">
        <th scope="rowgroup">{name}</th>
        <td className="r">{t('compare.base', { count: one.decisions })}</td>
        <td className="r">{t('compare.base', { count: other.decisions })}</td>
        <td className="r">–</td>
      </tr>
      {ways.map((way) => (
        <tr key={way}>
          <th scope="row" className="table__row">
            {t(`columns.${way}`)}
          </th>
          <td className="r">{percent(one[way], one)}</td>
          <td className="r">{percent(other[way], other)}</td>
          <td className="r">
            <Points difference={findDifference(one, other, way)} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Points({ difference }: { difference: ReturnType<typeof findDifference> }) {
  const t = useTranslations('consent-figures.compare');
  const format = useFormatter();
  if (difference === null) return '–';
  const points = (value: number) =>
    format.number(value * 100, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  return (
    <>
      {t('points', { points: points(difference.points) })}
      <small>
        {isByChance(difference)
          ? t('chance')
          : t('between', { low: points(difference.low), high: points(difference.high) })}
      </small>
    </>
  );
}
