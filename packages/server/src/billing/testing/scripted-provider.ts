import type { Processor } from '@clausewright/contract';
import type {
  Answer,
  Order,
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
} from '../provider-interface/provider.ts';

/** A provider whose books a test writes. */
export interface ScriptedProvider {
  provider: PaymentProvider;
  /** What it knows of a payment; changing it is what the world outside does. */
  set(id: string, known: Partial<ProviderPayment>): void;
  /** Of the next charges: what becomes of them. The last one goes on for ever. */
  outcomes: Partial<ProviderPayment>[];
  /** While true it does what it is asked and nobody hears of it. */
  silent: boolean;
  /** How often it was asked for what, money only where it moved. */
  counts: { start: number; pay: number; charged: number; read: number; cancel: number; refund: number };
  /** What the next webhook request carries; null: its signature is no good. */
  events: readonly ProviderEvent[] | null;
}

const unreachable = { ok: false, reason: 'unreachable' } as const;

export function scriptedProvider(
  processor: Processor = 'stripe',
  given: Partial<Pick<PaymentProvider, 'minimum' | 'sellerOfRecord' | 'live'>> = {},
): ScriptedProvider {
  const books = new Map<string, ProviderPayment>();
  const refunds = new Map<string, number>();
  const known = (order: Order): ProviderPayment => {
    const one = books.get(order.id) ?? begun(processor, order);
    books.set(order.id, one);
    return one;
  };
  const script: ScriptedProvider = {
    outcomes: [{ attempt: 'approved' }],
    silent: false,
    counts: { start: 0, pay: 0, charged: 0, read: 0, cancel: 0, refund: 0 },
    events: [],
    set: (id, change) => {
      const one = books.get(id);
      if (one === undefined) throw new Error('the provider knows nothing of it');
      books.set(id, { ...one, ...change });
    },
    provider: {
      processor,
      kinds: ['card'],
      test: true,
      sellerOfRecord: false,
      live: false,
      minimum: () => 1,
      ...given,
      start: async (order) => {
        script.counts.start += 1;
        if (script.silent) return unreachable;
        const { reference } = known(order);
        return { ok: true, reference, customerReference: null, client: { processor: 'sandbox' } };
      },
      pay: async (order) => {
        script.counts.pay += 1;
        const before = known(order);
        const [next = {}] = script.outcomes;
        if (script.outcomes.length > 1) script.outcomes.shift();
        if (before.captured === 0) {
          const captured = next.attempt === 'approved' ? order.amount : 0;
          if (captured > 0) script.counts.charged += 1;
          books.set(order.id, { ...before, captured, ...next });
        }
        return answer(script, books.get(order.id) ?? before);
      },
      read: async (order) => {
        script.counts.read += 1;
        const one = books.get(order.id);
        return one === undefined && !script.silent
          ? { ok: false, reason: 'not-found' }
          : answer(script, one ?? begun(processor, order));
      },
      refund: async (order, { id, amount }) => {
        script.counts.refund += 1;
        const one = known(order);
        const earlier = refunds.get(id);
        if (earlier === undefined && one.refunded + amount > one.captured) {
          return { ok: false, reason: 'refused', message: 'too much' };
        }
        if (earlier === undefined) {
          refunds.set(id, amount);
          books.set(order.id, { ...one, refunded: one.refunded + amount });
        }
        return script.silent
          ? { ok: false, reason: 'unreachable', message: 'no answer' }
          : { ok: true, reference: `re_${id}`, done: true };
      },
      cancel: async (order) => {
        script.counts.cancel += 1;
        const one = known(order);
        if (one.captured === 0) books.set(order.id, { ...one, attempt: 'cancelled' });
        return script.silent ? unreachable : { ok: true };
      },
      webhook: async () => (script.events === null ? { ok: false } : { ok: true, events: script.events }),
      contentSources: { script: [], frame: [], connect: [], img: [] },
    },
  };
  return script;
}

function answer({ silent }: ScriptedProvider, reading: ProviderPayment): Answer {
  return silent ? unreachable : { ok: true, reading };
}

function begun(processor: Processor, { id, currency, quoteHash }: Order): ProviderPayment {
  return {
    reference: `${processor}_${id}`,
    attempt: 'created',
    failure: null,
    captured: 0,
    refunded: 0,
    currency,
    live: false,
    transactionId: id,
    quoteHash,
    dispute: 'none',
    authenticateUrl: null,
    method: null,
    customerReference: null,
    cardCountry: null,
    raw: { scripted: true },
  };
}
