import { recordIn } from '../stored.ts';
import type { CheckoutItem } from './checkout-item.ts';

const key = 'checkout:last';

export interface LastPayment {
  payment: string;
  type: CheckoutItem['type'];
  id: string;
}

/** What this tab paid for last: a provider that sends people back names nothing of ours. */
export function noteLastPayment(last: LastPayment): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(last));
  } catch {
    // The mail still comes.
  }
}

export function lastPayment(): LastPayment | null {
  try {
    const { payment, type, id } = recordIn(sessionStorage.getItem(key)) ?? {};
    if (typeof payment !== 'string' || typeof id !== 'string') return null;
    return { payment, id, type: type === 'consent' ? 'consent' : 'agreement' };
  } catch {
    return null;
  }
}
