import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { useMemo } from 'react';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { send } from '../api.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { useFetched } from '../use-fetched.ts';
import { sentAnswers } from '../wizard/sent-answers.ts';
import type { Difference, Wanted } from './decisions.ts';

interface Asked extends Wanted {
  type: AgreementType;
  answers: Answers;
  /** Of the interface: labels and reasons are in it. */
  language: string;
}

export interface Differing {
  /** The last one that came, which may be that of earlier answers. */
  difference: Difference | null;
  /** It is that of the answers on screen. */
  current: boolean;
  failure: Failure | null;
  reload: () => void;
}

/** Writing the documents of all languages takes the server longer than one preview: it is asked when typing pauses. */
const pace = {
  afterMs: 500,
  repeat: ({ outcome }: { outcome: Outcome<Difference> }) =>
    !outcome.ok && outcome.reason === 'limited' ? outcome.retryAfter * 1000 : null,
};

/** What an update would change and cost. `asked` is null while the answers are not complete. */
export function useDifference(id: string, token: string | null, asked: Asked | null): Differing {
  // Compared as text: answers are new objects after each evaluation.
  const text = asked && JSON.stringify(asked);
  const ask = useMemo(() => {
    if (text === null) return null;
    const { language: _, ...body } = JSON.parse(text) as Asked;
    return (signal: AbortSignal) =>
      send(agreementCalls.previewUpdate, {
        params: { id },
        agreementToken: token,
        body: { ...body, answers: sentAnswers(body.answers) },
        signal,
      });
  }, [id, token, text]);
  const { outcome, data: difference, asking, again } = useFetched<Difference>(ask, pace);
  const isHeard = ask !== null && !asking;
  return {
    difference,
    current: isHeard && outcome?.ok === true,
    failure: isHeard && outcome?.ok === false ? outcome : null,
    reload: again,
  };
}
