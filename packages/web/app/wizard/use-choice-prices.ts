import type { Answers } from '@clausewright/library/questionnaires';
import type { ChoicePrices } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { useMemo } from 'react';
import type { Outcome } from '../outcome.ts';
import { useFetched } from '../use-fetched.ts';
import { sentAnswers } from './sent-answers.ts';

interface Wanted {
  type: AgreementType;
  answers: Answers;
  /** Ids of the questions on screen. */
  questions: readonly string[];
  /** The agreement that is changed; without it a new one is made. */
  made?: { id: string; token: string | null } | undefined;
}

/** The preview is asked first: it is what somebody waits for. */
const pace = {
  afterMs: 400,
  repeat: ({ outcome }: { outcome: Outcome<ChoicePrices> }) =>
    !outcome.ok && outcome.reason === 'limited' ? outcome.retryAfter * 1000 : null,
};

/** What each choice on screen adds to the total of the moment; the last ones stay while the next are on their way. */
export function useChoicePrices(wanted: Wanted | null): ChoicePrices | null {
  // Compared as text: answers are new objects after each evaluation.
  const text = wanted && JSON.stringify(wanted);
  const ask = useMemo(() => {
    if (text === null) return null;
    const { answers, made, ...rest } = JSON.parse(text) as Wanted;
    const body = { ...rest, questions: [...rest.questions], answers: sentAnswers(answers) };
    return async (signal: AbortSignal) => {
      const { calls, send } = await import('./sending.ts');
      return made === undefined
        ? send(calls.priceChoices, { body, signal })
        : send(calls.priceUpdateChoices, {
            params: { id: made.id },
            agreementToken: made.token,
            body,
            signal,
          });
    };
  }, [text]);
  return useFetched<ChoicePrices>(ask, pace).data;
}
