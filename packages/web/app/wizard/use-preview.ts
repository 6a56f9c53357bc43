import type { Answers } from '@clausewright/library/questionnaires';
import type { ResultOf, previewAgreement } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { useEffect, useState } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
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

/** Specification 9: what is asked for while somebody types waits so long. */
const settleMs = 200;
const retryMs = 5000;

/** The document and its price for the answers of the moment; the last one stays while the next is on its way. */
export function usePreview(wanted: Wanted | null): { preview: Preview | null; failed: boolean } {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failures, setFailures] = useState(0);
  // Compared as text: answers are new objects after each evaluation.
  const asked = wanted && JSON.stringify(wanted);

  useEffect(() => {
    if (asked === null) return undefined;
    const { type, language, answers } = JSON.parse(asked) as Wanted;
    const body = { type, language, answers: sentAnswers(answers) };
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const outcome = await send(calls.previewAgreement, { body, signal: aborter.signal }).catch(() => null);
      if (outcome === null || aborter.signal.aborted) return;
      if (outcome.ok) {
        setPreview(outcome.data);
        setFailures(0);
        return;
      }
      setFailures((count) => count + 1);
      const wait = outcome.reason === 'limited' ? outcome.retryAfter * 1000 : retryMs;
      timer = setTimeout(() => void ask(), Math.max(wait, retryMs));
    };
    timer = setTimeout(() => void ask(), settleMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [asked]);

  // One lost call mends itself unnoticed.
  return { preview, failed: failures > 1 };
}
