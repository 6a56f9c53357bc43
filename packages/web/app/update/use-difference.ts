import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { useCallback, useEffect, useState } from 'react';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';
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
const settleMs = 500;

/** What an update would change and cost. `asked` is null while the answers are not complete. */
export function useDifference(id: string, token: string | null, asked: Asked | null): Differing {
  const [got, setGot] = useState<{ difference: Difference; key: string } | null>(null);
  const [failed, setFailed] = useState<{ failure: Failure; key: string } | null>(null);
  const [turn, setTurn] = useState(0);
  // Compared as text: answers are new objects after each evaluation.
  const text = asked && JSON.stringify(asked);
  const key = text && `${turn} ${text}`;

  useEffect(() => {
    if (text === null || key === null) return undefined;
    const { language: _, ...body } = JSON.parse(text) as Asked;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const outcome = await send(agreementCalls.previewUpdate, {
        params: { id },
        agreementToken: token,
        body: { ...body, answers: sentAnswers(body.answers) },
        signal,
      });
      if (signal.aborted) return;
      if (outcome.ok) setGot({ difference: outcome.data, key });
      setFailed(outcome.ok ? null : { failure: outcome, key });
      if (!outcome.ok && outcome.reason === 'limited') {
        timer = setTimeout(() => void ask(), outcome.retryAfter * 1000);
      }
    };
    const start = () => {
      ask().catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
    };
    let timer = setTimeout(start, settleMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [id, token, text, key]);

  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const failure = failed !== null && failed.key === key ? failed.failure : null;
  useRetryWhenUp(failure !== null, reload);
  return { difference: got?.difference ?? null, current: got !== null && got.key === key, failure, reload };
}
