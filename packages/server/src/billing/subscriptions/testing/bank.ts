import type {
  Answer,
  Order,
  PaymentProvider,
  ProviderPayment,
  Vault,
  VaultedMethod,
} from '../../provider-interface/provider.ts';

/** A provider whose books the test keeps: what each token answers to a charge, and what it was told. */
export interface Bank extends PaymentProvider {
  vault: Vault;
  renew: NonNullable<PaymentProvider['renew']>;
  /** What charges of a token come to; `approved` unless said otherwise. */
  outcomes: Map<string, Outcome>;
  /** Orders that were charged, each once whatever its answer was. */
  charges: { order: string; token: string; amount: number }[];
  forgotten: string[];
  /** Takes the money of an order that it was still deciding about. */
  capture(order: string): void;
  /** It does not answer. */
  down: boolean;
}
type Outcome = 'approved' | 'processing' | { refused: NonNullable<ProviderPayment['failure']> };

/** Saves any token as a card that expires at the end of 2029. */
export function bank(processor: 'stripe' | 'braintree' | 'sandbox' = 'stripe'): Bank {
  const taken = new Map<string, number>();
  const nobody = { ok: false, reason: 'unreachable' } as const;
  const readingOf = (order: Order, more: Partial<ProviderPayment>): Answer => ({
    ok: true,
    reading: {
      reference: `${processor}-${order.id}`,
      attempt: 'created',
      failure: null,
      captured: taken.get(order.id) ?? 0,
      refunded: 0,
      currency: order.currency,
      live: false,
      transactionId: order.id,
      quoteHash: order.quoteHash,
      dispute: 'none',
      authenticateUrl: null,
      method: null,
      customerReference: null,
      cardCountry: null,
      raw: {},
      ...more,
    },
  });
  const charge = (order: Order): Answer => {
    const token = order.savedMethod ?? '';
    self.charges.push({ order: order.id, token, amount: order.amount });
    const outcome = self.outcomes.get(token) ?? 'approved';
    if (outcome === 'processing') return readingOf(order, { attempt: 'processing' });
    if (outcome !== 'approved') return readingOf(order, { attempt: 'rejected', failure: outcome.refused });
    taken.set(order.id, order.amount);
    return readingOf(order, { attempt: 'approved' });
  };
  const self: Bank = {
    processor,
    kinds: ['card'],
    test: true,
    sellerOfRecord: false,
    live: false,
    outcomes: new Map(),
    charges: [],
    forgotten: [],
    capture: (order) => {
      const charged = self.charges.find((one) => one.order === order);
      taken.set(order, charged?.amount ?? 0);
    },
    down: false,
    minimum: () => 50,
    contentSources: { script: [], frame: [], connect: [], img: [] },
    start: async ({ id }) => ({
      ok: true,
      reference: `${processor}-${id}`,
      customerReference: null,
      client: null,
    }),
    pay: async (order) => (self.down ? nobody : charge(order)),
    renew: async (order) => (self.down ? nobody : charge(order)),
    read: async (order) => {
      if (self.down) return nobody;
      return taken.has(order.id)
        ? readingOf(order, { attempt: 'approved' })
        : { ok: false, reason: 'not-found' };
    },
    refund: async (_, { id }) => ({ ok: true, reference: id, done: true }),
    cancel: async () => ({ ok: true }),
    vault: {
      customer: async ({ id }) => (self.down ? nobody : { ok: true, reference: `cus_${id}` }),
      begin: async () => ({ ok: true, token: 'token', intentId: null }),
      save: async (_, { nonce = '' }) => {
        if (self.down) return nobody;
        return nonce === 'refused' ? { ok: false, reason: 'refused' } : { ok: true, method: getCard(nonce) };
      },
      forget: async (reference) => {
        if (self.down) return nobody;
        self.forgotten.push(reference);
        return { ok: true };
      },
    },
  };
  return self;
}

export function getCard(reference: string): VaultedMethod {
  return {
    reference,
    kind: 'card',
    brand: 'Visa',
    last4: '4242',
    label: '',
    expiresMonth: 12,
    expiresYear: 2029,
  };
}

/** A seller of record that renews by itself: what it sold, by its orders, and what it was told of plans. */
export interface Seller extends PaymentProvider {
  orders: Map<string, { plan: string; amount: number }>;
  /** What it says of every plan. */
  state: 'active' | 'overdue' | 'ending' | 'ended';
  told: string[];
  down: boolean;
}

/** Every payment that it is asked for is its first order. */
export function sellerOfRecord(): Seller {
  const ends = async (what: string): Promise<{ ok: true } | { ok: false; reason: 'unreachable' }> => {
    if (self.down) return { ok: false, reason: 'unreachable' };
    self.told.push(what);
    return { ok: true };
  };
  const readingOf = (order: Order, reference: string): Answer => {
    const sold = self.orders.get(reference);
    if (sold === undefined) return { ok: false, reason: 'not-found' };
    return {
      ok: true,
      reading: {
        reference,
        attempt: 'approved',
        failure: null,
        captured: sold.amount,
        refunded: 0,
        currency: order.currency,
        live: false,
        transactionId: null,
        quoteHash: null,
        dispute: 'none',
        authenticateUrl: null,
        method: null,
        customerReference: null,
        planReference: sold.plan,
        cardCountry: null,
        raw: {},
      },
    };
  };
  const self: Seller = {
    processor: 'fastspring',
    kinds: ['checkout'],
    test: true,
    sellerOfRecord: true,
    live: false,
    orders: new Map(),
    state: 'active',
    told: [],
    down: false,
    minimum: () => 50,
    contentSources: { script: [], frame: [], connect: [], img: [] },
    start: async () => ({ ok: true, reference: 'order-1', customerReference: null, client: null }),
    pay: async (order) => readingOf(order, 'order-1'),
    read: async (order) => readingOf(order, order.reference ?? ''),
    refund: async (_, { id }) => ({ ok: true, reference: id, done: true }),
    cancel: async () => ({ ok: true }),
    plans: {
      read: async () => (self.down ? { ok: false, reason: 'unreachable' } : { ok: true, state: self.state }),
      cancel: (reference) => ends(`cancel ${reference}`),
      resume: (reference) => ends(`resume ${reference}`),
    },
  };
  return self;
}
