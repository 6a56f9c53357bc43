import type { SaleDetails } from '@clausewright/contract';
import { useEffect, useState } from 'react';
import { send } from '../api.ts';
import { calls } from '../calls.ts';

/** A provider's decision takes minutes (specification 9: 10 to 15). */
const pollMs = 5000;

/**
 * What is to be paid, or null while nobody has answered; asked again while a payment is being decided,
 * until it is: then `onDecided`.
 */
export function useSale(id: string, token: string | null, onDecided: () => void): SaleDetails | null {
  const [sale, setSale] = useState<SaleDetails | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (error: unknown) => {
      if (!signal.aborted) reportError(error);
    };
    const ask = async (waited: boolean): Promise<void> => {
      const outcome = await send(calls.agreementSaleDetails, {
        params: { id },
        agreementToken: token,
        signal,
      });
      if (signal.aborted) return;
      if (outcome.ok) setSale(outcome.data);
      if (outcome.ok && waited && !outcome.data.payment_pending) onDecided();
      const waits = outcome.ok ? outcome.data.payment_pending : waited;
      if (waits) timer = setTimeout(() => void ask(true).catch(report), pollMs);
    };
    ask(false).catch(report);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [id, token, onDecided]);
  return sale;
}
