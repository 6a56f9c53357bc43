import type { TranslationDetails } from '@clausewright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '../api.ts';
import { useRetryWhenUp } from '../use-retry-when-up.ts';
import { sameTexts } from './clause-text.ts';
import { type Clash, toClash, type Opening } from './opening.ts';
import { textCalls } from './text-calls.ts';
import type { AutosaveState, Texts } from './text-autosave.ts';

interface Input {
  first: TranslationDetails;
  opening: Opening;
  kept: AutosaveState;
  /** The own text as it is now; null where there is none to read. */
  own: () => Texts | null;
  /** Goes on from what somebody else saved, which says the same. */
  goOn: (from: Clash, texts: Texts) => void;
}

/** The choice stands where the field was: whoever is in the middle of a word finishes it first. */
const pauseMs = 1000;
const longestWaitMs = 10_000;

/** Somebody else saved: what they wrote is fetched and held against the own text. */
export function useClash({ first, opening, kept, own, goOn }: Input) {
  const [clash, setClash] = useState<Clash | null>(opening.clash);
  const isUnknown = kept.clash !== null && clash === null;
  const latest = useRef({ own, goOn });
  const searches = useRef(0);
  useEffect(() => {
    latest.current = { own, goOn };
  });
  const find = useCallback(() => {
    const { agreement_id: id, language } = first;
    searches.current += 1;
    const search = searches.current;
    const ask = async () => {
      const outcome = await send(textCalls.getTranslationDetails, { params: { id }, query: { language } });
      if (!outcome.ok) return;
      const texts = await onceAtRest(() => latest.current.own());
      // Whoever asked again waits for the newer answer: an older one must not bring back what was chosen by then.
      if (texts === null || search !== searches.current) return;
      const found = toClash(texts, outcome.data);
      if (sameTexts(found.own, found.other)) latest.current.goOn(found, found.own);
      else setClash(found);
    };
    ask().catch(reportError);
  }, [first]);
  useEffect(() => {
    if (isUnknown) find();
  }, [isUnknown, find]);
  useRetryWhenUp(isUnknown, find);
  const close = useCallback(() => setClash(null), []);
  /** `find`: for who asks again to save while nobody knows yet what the others wrote. */
  return { clash, close, find };
}

/** The own text as soon as nothing was written in it for a moment; null where there is none any more. */
async function onceAtRest(own: () => Texts | null): Promise<Texts | null> {
  let texts = own();
  for (let waited = 0; texts !== null && waited < longestWaitMs; waited += pauseMs) {
    await new Promise((done) => setTimeout(done, pauseMs));
    const next = own();
    if (next !== null && sameTexts(next, texts)) return next;
    texts = next;
  }
  return texts;
}
