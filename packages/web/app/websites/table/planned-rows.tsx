import type { PlannedRow, RowOutcome, TablePreview } from '@clausewright/contract';
import { CircleAlert, CircleCheck, Minus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../../announcement.tsx';
import { PageTurner } from '../../ui/page-turner.tsx';

const icons = { made: Plus, changed: Pencil, removed: Trash2, same: Minus, refused: CircleAlert } as const;
const outcomes = ['refused', 'made', 'changed', 'removed', 'same'] as const satisfies readonly RowOutcome[];
const perPage = 50;

/** What each row does, narrowed to one outcome or all of them. */
export function PlannedRows({ preview: { rows, counts } }: { preview: TablePreview }) {
  const t = useTranslations('api-keys.table');
  const [only, setOnly] = useState<RowOutcome | null>(null);
  const [page, setPage] = useState(1);
  const choose = (outcome: RowOutcome | null) => {
    setOnly(outcome);
    setPage(1);
  };
  const chosen = rows.filter(({ outcome }) => only === null || outcome === only);
  const last = Math.max(1, Math.ceil(chosen.length / perPage));
  const from = (page - 1) * perPage;
  const shown = chosen.slice(from, from + perPage);
  const range = t('range', { from: from + 1, to: from + shown.length, total: chosen.length });
  return (
    <>
      <fieldset className="chips">
        <legend className="vh">{t('outcomes')}</legend>
        <Chip words={t('all')} count={rows.length} pressed={only === null} onPress={() => choose(null)} />
        {outcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <Chip
              key={outcome}
              words={t(`outcome.${outcome}`)}
              count={counts[outcome]}
              pressed={only === outcome}
              onPress={() => choose(outcome)}
            />
          ))}
      </fieldset>
      <div className="tablewrap">
        <table className="table table--cards table__plan" aria-label={t('rows')}>
          <thead>
            <tr>
              <th scope="col" className="r table__number">
                {t('row')}
              </th>
              <th scope="col">{t('website')}</th>
              <th scope="col">{t('what')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {last > 1 && (
        <div className="sites__pager">
          <span className="small soft num">{range}</span>
          <PageTurner page={page} last={last} before={t('before')} after={t('after')} onPage={setPage} />
        </div>
      )}
      <Announcement text={range} />
    </>
  );
}

interface ChipProps {
  words: string;
  count: number;
  pressed: boolean;
  onPress: () => void;
}

function Chip({ words, count, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {words} <b className="num">{count}</b>
    </button>
  );
}

function Row({ row: { row, address, outcome, changes, scan, faults } }: { row: PlannedRow }) {
  const t = useTranslations('api-keys.table');
  const Icon = icons[outcome];
  return (
    <tr>
      <td className="r num" data-l={t('row')}>
        {row}
      </td>
      <td className="lead-cell wrap-anywhere">{address === '' ? '–' : address}</td>
      <td className="table__what wrap-anywhere">
        <span className={`sites__mark ${outcome === 'refused' ? 'is-act' : ''}`}>
          <Icon className="icon icon--sm" aria-hidden="true" />
          {t(`outcome.${outcome}`)}
        </span>
        {faults.map(({ column, value }) => (
          <small key={`${column} ${value}`}>
            {column !== null && <code>{column}</code>} {value}
          </small>
        ))}
        {changes.map(({ column, from, to }) => (
          <small key={column}>
            <code>{column}</code> <Change from={from} to={to} />
          </small>
        ))}
        {scan && (
          <small className="table__scan">
            <CircleCheck className="icon icon--sm" aria-hidden="true" />
            {t('looked')}
          </small>
        )}
      </td>
    </tr>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  const t = useTranslations('api-keys.table');
  if (from === '') return <ins>{to}</ins>;
  return (
    <>
      <del>{from}</del> → {to === '' ? <i>{t('empty')}</i> : <ins>{to}</ins>}
    </>
  );
}
