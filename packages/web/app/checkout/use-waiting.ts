import { useEffect, useState } from 'react';
import type { CheckoutItem } from './checkout-item.ts';
import { readPayment, type PaymentEnd } from './run-payment.ts';

/** Specification 4: 'Validating your payment', then 10 to 15 minutes. */
const pollMs = 2000;
const validatingMs = 60_000;
/** Afterwards somebody may leave the page open. */
const slowPollMs = 15_000;

/**
 * Asks for the state of a payment until it is decided. `late` once the provider takes its time;
 * `onEnd` hears of every end but waiting.
 */
export function useWaiting(
  item: CheckoutItem,
  payment: string | null,
  onEnd: (end: PaymentEnd) => void,
): { late: boolean } {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (payment === null) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const ask = async () => {
      const end = await readPayment(item, payment);
      if (controller.signal.aborted) return;
      const unknown =
        end.end === 'failed' &&
        (end.failure.reason === 'server-error' ||
          end.failure.reason === 'app-down' ||
          end.failure.reason === 'limited');
      if (end.end !== 'waiting' && !unknown) {
        onEnd(end);
        return;
      }
      asked += 1;
      const slow = asked * pollMs >= validatingMs;
      if (slow) setLate(payment);
      timer = setTimeout(() => void ask().catch(reportError), slow ? slowPollMs : pollMs);
    };
    ask().catch(reportError);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [item, payment, onEnd]);
  return { late: payment !== null && late === payment };
}
