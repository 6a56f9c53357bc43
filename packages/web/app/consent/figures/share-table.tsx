import { useFormatter, useTranslations } from 'use-intl';
import { ScrollBox } from '../../scroll-box.tsx';
import { share } from '../log/share.ts';
import { type Counts, ways } from './figures.ts';
import { ShareBar } from './share-bar.tsx';

interface Row {
  key: string;
  name: string;
  counts: Counts;
}

interface Props {
  title: string;
  /** What the rows are. */
  column: string;
  rows: readonly Row[];
}

/** Shares with the number that they are shares of. */
export function ShareTable({ title, column, rows }: Props) {
  const t = useTranslations('consent-figures');
  return (
    <ScrollBox className="tablewrap figures__table" label={title}>
      <table className="table">
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col" className="r">
              {t('columns.decisions')}
            </th>
            {ways.map((way) => (
              <th key={way} scope="col" className="r">
                {t(`columns.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, counts }) => (
            <tr key={key}>
              <th scope="row" className="table__row">
                {name}
                {counts !== null && counts.decisions > 0 && <ShareBar counts={counts} />}
              </th>
              <Numbers counts={counts} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Numbers({ counts }: { counts: Counts }) {
  const t = useTranslations('consent-figures');
  const format = useFormatter();
  if (counts === null)
    return (
      <td className="r muted" colSpan={ways.length + 1}>
        {t('withheld')}
      </td>
    );
  return (
    <>
      <td className="r">{format.number(counts.decisions)}</td>
      {ways.map((way) => (
        <td key={way} className="r">
          {counts.decisions === 0 ? '–' : <Percent part={counts[way]} sum={counts.decisions} />}
        </td>
      ))}
    </>
  );
}

function Percent({ part, sum }: { part: number; sum: number }) {
  const format = useFormatter();
  const { percent, sign } = share(part, sum);
  return (
    <>
      {sign}
      {format.number(percent / 100, { style: 'percent' })}
    </>
  );
}
