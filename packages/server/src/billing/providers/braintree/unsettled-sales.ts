import type { Clock } from '../../../platform/clock.ts';
import type { Answer, Order } from '../../provider-interface/provider.ts';
import type { TransactionAnswer } from './gateway-answers.ts';

type Sent = Pick<Order, 'id' | 'chargeStartedAt'>;

/** Sales that were sent and whose answer has not come. */
export interface UnsettledSales {
  /** One at a time for an order: whoever comes meanwhile is told that nobody knows yet. */
  alone(orderId: string, charge: () => Promise<Answer>): Promise<Answer>;
  /** Just before a sale is sent; `known`: what the gateway had for the order. */
  send(orderId: string, known: readonly TransactionAnswer[]): void;
  answered(orderId: string): void;
  /** Whether a sale may still turn up that is not among those found. */
  mayAppear(order: Sent, found: readonly TransactionAnswer[]): boolean;
}

/** The gateway gives a processor a minute; nothing turns up after this. */
const longest = 90_000;

/**
 * A sale under way is not in the gateway's search at once. Until it is, or nothing can come any more,
 * nobody may say that there is none, or send another.
 */
export function createUnsettledSales(clock: Clock): UnsettledSales {
  const charging = new Set<string>();
  const sent = new Map<string, { at: number; known: ReadonlySet<string> }>();
  const forgetOld = (): void => {
    const since = clock().getTime() - longest;
    for (const [orderId, { at }] of sent) if (at < since) sent.delete(orderId);
  };
  return {
    async alone(orderId, charge) {
      if (charging.has(orderId)) return { ok: false, reason: 'unreachable' };
      charging.add(orderId);
      try {
        return await charge();
      } finally {
        charging.delete(orderId);
      }
    },
    send(orderId, known) {
      forgetOld();
      sent.set(orderId, { at: clock().getTime(), known: new Set(known.map(({ id }) => id)) });
    },
    answered(orderId) {
      sent.delete(orderId);
    },
    mayAppear({ id: orderId, chargeStartedAt }, found) {
      forgetOld();
      // Another process may have sent one, or this one before it was started anew.
      const started = chargeStartedAt?.getTime() ?? -Infinity;
      if (found.length === 0 && clock().getTime() - started <= longest) return true;
      const sale = sent.get(orderId);
      if (sale === undefined) return false;
      if (found.every(({ id }) => sale.known.has(id))) return true;
      sent.delete(orderId);
      return false;
    },
  };
}
