import type { Answers } from '@clausewright/library/questionnaires';
import type { ResultOf, previewAgreement } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { useMemo } from 'react';
import type { Outcome } from '../outcome.ts';
import { useFetched } from '../use-fetched.ts';
import { sentAnswers } from './sent-answers.ts';

export type Preview = ResultOf<typeof previewAgreement>;

interface Wanted {
  type: AgreementType;
  /** Of the document. */
  language: Language;
  /** Of labels and reasons. */
  interfaceLanguage: string;
  answers: Answers;
}

const retryMs = 5000;

const pace = {
  /** Specification 9: what is asked for while somebody types waits so long. */
  afterMs: 200,
  repeat: ({ outcome }: { outcome: Outcome<Preview> }) => {
    if (outcome.ok) return null;
    return outcome.reason === 'limited' ? Math.max(outcome.retryAfter * 1000, retryMs) : retryMs;
  },
};

/** The document and its price for the answers of the moment; the last one stays while the next is on its way. */
export function usePreview(wanted: Wanted | null): { preview: Preview | null; failed: boolean } {
  // Compared as text: answers are new objects after each evaluation.
  const text = wanted && JSON.stringify(wanted);
  const ask = useMemo(() => {
    if (text === null) return null;
    const { type, language, answers } = JSON.parse(text) as Wanted;
    const body = { type, language, answers: sentAnswers(answers) };
    return async (signal: AbortSignal) => {
      const { calls, send } = await import('./sending.ts');
      return send(calls.previewAgreement, { body, signal });
    };
  }, [text]);
  const { data: preview, failures } = useFetched<Preview>(ask, pace);
  // One lost call mends itself unnoticed.
  return { preview, failed: failures > 1 };
}
