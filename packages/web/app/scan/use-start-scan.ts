import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { scanCalls } from './scan-calls.ts';

export interface StartScan {
  busy: boolean;
  /** Why there is none. */
  error: string | undefined;
  start: (address: string) => Promise<void>;
}

/** Orders a look at a website and leads to it. */
export function useStartScan(): StartScan {
  const t = useTranslations('scan');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const start = async (text: string): Promise<void> => {
    const address = text.trim();
    if (address === '') {
      setError(t('empty'));
      return;
    }
    setError(undefined);
    setBusy(true);
    const outcome = await send(scanCalls.startScan, { body: { address } });
    setBusy(false);
    if (outcome.ok) await navigate(`/scan/${outcome.data.id}`);
    else setError(failureText(outcome));
  };
  return { busy, error, start };
}
