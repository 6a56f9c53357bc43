import type { TranslationDetails } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../api.ts';
import type { Outcome } from '../outcome.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';
import { textCalls } from './text-calls.ts';

/** The text of one language as the server has it; null while it is asked. */
export function useText(id: string, language: Language | undefined) {
  const [answer, setAnswer] = useState<{ to: string; outcome: Outcome<TranslationDetails> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = `${id} ${language ?? ''} ${attempt}`;
  const outcome = answer?.to === asked ? answer.outcome : null;
  useEffect(() => {
    const leaving = new AbortController();
    const query = language === undefined ? {} : { language };
    send(textCalls.getTranslationDetails, { params: { id }, query, signal: leaving.signal }).then(
      (outcome) => setAnswer({ to: asked, outcome }),
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [id, language, asked]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useRetryWhenUp(outcome !== null && !outcome.ok, retry);
  return { outcome, retry };
}
