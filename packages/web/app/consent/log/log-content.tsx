import type { LogPage, LogPeriod } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { Announcement } from '../../announcement.tsx';
import { dateForms } from './date-forms.ts';
import { EntryList } from './entry-list.tsx';
import { isNarrowed, type LogChoice } from './log-choice.ts';
import { LogChart } from './log-chart.tsx';
import { NoAnswers, NothingMatches } from './log-empty.tsx';
import { LogFilterForm } from './log-filters.tsx';
import { LogTotals } from './log-totals.tsx';

interface Props {
  page: LogPage;
  choice: LogChoice;
  period: LogPeriod;
  /** Address of the list. */
  from: string;
  /** Another page is on its way. */
  busy: boolean;
}

/** Numbers, chart and records of a period. */
export function LogContent({ page, choice, period, from, busy }: Props) {
  const t = useTranslations('consent-log');
  const format = useFormatter();
  // What is shown says which period it is: while another one is asked for, the address is ahead.
  const title =
    page.unit === 'month' ? t('periods.all-months') : format.dateTime(new Date(page.first), dateForms.month);
  const { answers } = page.totals;
  const narrowed = isNarrowed(choice);
  return (
    <div className={busy ? 'log is-asking' : 'log'} aria-busy={busy}>
      <h2 className="log__month">{title}</h2>
      <Announcement text={busy ? '' : t('found', { period: title, count: answers })} />
      {(narrowed || answers > 0) && <LogFilterForm choices={page.choices} choice={choice} />}
      {answers === 0 && (narrowed ? <NothingMatches /> : <NoAnswers period={period} month={title} />)}
      {answers > 0 && (
        <>
          <LogTotals totals={page.totals} />
          <LogChart page={page} />
          <EntryList page={page} choice={choice} from={from} busy={busy} />
        </>
      )}
    </div>
  );
}
