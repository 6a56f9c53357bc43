import { type Dispatch, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { scanCalls } from '../scan/scan-calls.ts';
import { newStart, type StartDraft } from './start-draft.ts';
import type { StartAction } from './start-state.ts';

interface Order {
  busy: boolean;
  /** Why there is no look at the website. */
  error: string | undefined;
  /** `kept`: what was said of the same website before. */
  order: (address: string, kept?: StartDraft) => Promise<void>;
}

/** Orders a look at a website. The draft keeps the address also where it is refused. */
export function useOrder(dispatch: Dispatch<StartAction>): Order {
  const t = useTranslations('scan');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const order = useCallback(
    async (address: string, kept: StartDraft = newStart()): Promise<void> => {
      if (address === '') {
        setError(t('empty'));
        return;
      }
      setError(undefined);
      setBusy(true);
      dispatch({ type: 'set', values: { ...kept, address, scan: null } });
      const outcome = await send(scanCalls.startScan, { body: { address } });
      setBusy(false);
      if (outcome.ok) dispatch({ type: 'set', values: { scan: outcome.data.id } });
      else setError(failureText(outcome));
    },
    [dispatch, failureText, t],
  );
  return { busy, error, order };
}
