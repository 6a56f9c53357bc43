import type { Evaluation, Questionnaire } from '@clausewright/library/questionnaires';
import { useCallback, useMemo } from 'react';
import type { WizardState } from './wizard-state.ts';
import { useFetched } from '../use-fetched.ts';
import type { Suggested } from './suggested.ts';

/** Null until they are there, and where the scan is no longer kept: the wizard then asks as without one. */
export function useSuggested(
  questionnaire: Questionnaire,
  { scan }: Pick<WizardState, 'scan'>,
  { visible }: Evaluation,
): Suggested | null {
  const ask = useCallback(
    async (signal: AbortSignal) => {
      // Few wizards begin with a scan, and none needs it for its first question.
      const { loadSuggested } = await import('./seen/load-suggested.ts');
      return loadSuggested(questionnaire, scan ?? '', signal);
    },
    [questionnaire, scan],
  );
  const { data } = useFetched(scan === undefined ? null : ask);
  return useMemo(() => {
    if (scan === undefined || data === null || data.all.length === 0) return null;
    const { address, all, at } = data;
    return { scan, address, all, at: at(new Set(visible)) };
  }, [scan, data, visible]);
}
