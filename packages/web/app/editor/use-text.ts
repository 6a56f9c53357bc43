import type { TranslationDetails } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { useCallback } from 'react';
import { send } from '../api.ts';
import type { Outcome } from '../outcome.ts';
import { useFetched } from '../use-fetched.ts';
import { textCalls } from './text-calls.ts';

interface Text {
  /** Null while it is asked, also for another language than before. */
  outcome: Outcome<TranslationDetails> | null;
  retry: () => void;
}

/** The text of one language as the server has it. */
export function useText(id: string, language: Language | undefined): Text {
  const ask = useCallback(
    (signal: AbortSignal) => {
      const query = language === undefined ? {} : { language };
      return send(textCalls.getTranslationDetails, { params: { id }, query, signal });
    },
    [id, language],
  );
  const { outcome, asking, again } = useFetched(ask);
  return { outcome: asking ? null : outcome, retry: again };
}
