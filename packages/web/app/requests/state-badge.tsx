import type { VisitorRequest } from '@clausewright/contract';
import { useTranslations } from 'use-intl';

type Props = Pick<VisitorRequest, 'state' | 'days_left'>;

const looks = { unconfirmed: 'line', open: 'info', extended: 'info', done: 'ok', refused: 'line' } as const;

/** How a request stands; overdue where its day is over and nobody answered. */
export function StateBadge({ state, days_left: left }: Props) {
  const t = useTranslations('withdrawals.desk.state');
  const overdue = left < 0 && (state === 'open' || state === 'extended');
  if (overdue) return <span className="badge badge--danger">{t('overdue')}</span>;
  return <span className={`badge badge--${looks[state]}`}>{t(state)}</span>;
}

/** The day, and how far away it is while an answer is owed. */
export function DueLine({ one: { state, due_on: due, days_left: left } }: { one: VisitorRequest }) {
  const t = useTranslations('withdrawals.desk');
  const closed = state === 'done' || state === 'refused';
  const date = new Date(`${due}T12:00:00`);
  return (
    <span className="num">
      {t('due', { date })}
      {!closed && ` · ${left < 0 ? t('over', { days: -left }) : t('left', { days: left })}`}
    </span>
  );
}
