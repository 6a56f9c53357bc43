import type { LogPeriod } from '@clausewright/contract';
import { useCallback, useMemo } from 'react';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { useConsent } from '../consent-context.ts';
import { logCalls } from './log-calls.ts';
import { readChoice, activeFilters } from './log-choice.ts';

const callOf = {
  'current-month': logCalls.currentMonthLogs,
  'last-month': logCalls.lastMonthLogs,
  'all-months': logCalls.allMonthsLogs,
} as const;

/** A page of the log, as the address names it; another `edition` asks for the same one again. */
export function useLog(period: LogPeriod, search: string, edition: number) {
  const { id } = useConsent();
  const choice = useMemo(() => readChoice(new URLSearchParams(search)), [search]);
  const ask = useCallback(
    (signal: AbortSignal) => send(callOf[period], { params: { id }, query: activeFilters(choice), signal }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another edition is another question
    [id, period, choice, edition],
  );
  return { choice, answer: useFetched(ask) };
}
