import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import type { Failure } from '../../outcome.ts';
import { bannerCalls } from './banner-calls.ts';
import { useConsent } from '../consent-context.ts';
import { usePublishedWords } from './published-words.ts';

/** Why nothing was published: what was written last is not on the server, or the server said no. */
export type PublishRefusal = 'unsaved' | Failure;

interface Result {
  said: string | null;
  refused: PublishRefusal | null;
}

const nothing: Result = { said: null, refused: null };

/** Publishes what was changed, or gives it up. */
export function usePublish(onDiscarded: () => void) {
  const t = useTranslations('banner-editor.publish');
  const wordsOf = usePublishedWords();
  const { id, reload, workRef } = useConsent();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState(nothing);
  const working = useRef(false);

  const run = async (work: () => Promise<Result>) => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setResult(nothing);
    const done = await work().finally(() => {
      working.current = false;
      setBusy(false);
    });
    setResult(done);
  };

  const publish = (askAgain: boolean) =>
    run(async () => {
      const saved = (await workRef.current?.save()) ?? true;
      if (!saved) return { ...nothing, refused: 'unsaved' };
      const body = askAgain ? { ask_again: true } : {};
      const outcome = await send(bannerCalls.publishBanner, { params: { id }, body });
      reload();
      return outcome.ok
        ? { ...nothing, said: wordsOf('done', outcome.data) }
        : { ...nothing, refused: outcome };
    });
  const discard = () =>
    run(async () => {
      await workRef.current?.forget();
      const outcome = await send(bannerCalls.discardBanner, { params: { id } });
      if (!outcome.ok) return { ...nothing, refused: outcome };
      reload();
      onDiscarded();
      return { ...nothing, said: t('discarded') };
    });
  return { ...result, busy, publish, discard };
}
