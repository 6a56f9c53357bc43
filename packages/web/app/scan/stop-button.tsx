import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { scanCalls } from './scan-calls.ts';

/** Ends a scan that runs; the page shows what was found when it has ended. */
export function StopButton({ id }: { id: string }) {
  const t = useTranslations('scan');
  const failureText = useFailureText();
  const [state, setState] = useState<'idle' | 'stopping'>('idle');
  const [error, setError] = useState<string>();
  const stop = async (): Promise<void> => {
    if (state === 'stopping') return;
    setState('stopping');
    const outcome = await send(scanCalls.stopScan, { params: { id } });
    // One that has ended meanwhile shows so by itself.
    if (outcome.ok) return;
    setState('idle');
    setError(failureText(outcome));
  };
  return (
    <>
      <button type="button" className="btn" aria-busy={state === 'stopping'} onClick={() => void stop()}>
        {state === 'stopping' && <span className="spin" aria-hidden="true" />}
        {t(state === 'stopping' ? 'stopping' : 'stop')}
      </button>
      <p role="alert" className="small">
        {error}
      </p>
    </>
  );
}
