import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { CardEffect } from './test-cards.ts';

export interface Method {
  object: Stripe.PaymentMethod;
  effect: CardEffect;
  /** The bank authenticated it for later charges. */
  setUp: boolean;
  /** It paid without having been attached: it pays no second time. */
  spent: boolean;
}

export interface Intent {
  object: Stripe.PaymentIntent;
  /** To which the bank's page sends the browser back. */
  returnUrl: string | null;
}

export interface Setup {
  object: Stripe.SetupIntent;
  returnUrl: string | null;
}

/** Everything the fake knows. */
export interface StripeState {
  /** Of the fake itself, for links to its bank page. */
  url: string;
  customers: Map<string, Stripe.Customer>;
  methods: Map<string, Method>;
  intents: Map<string, Intent>;
  setups: Map<string, Setup>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  events: Map<string, Stripe.Event>;
  nextId: (prefix: string) => string;
  /** Unix seconds. */
  now: () => number;
  /** Money moved: the next answer may get lost. */
  captured: () => void;
  emit: (type: string, object: object) => void;
}

export function createStripeState(
  clock: () => Date,
  told: Pick<StripeState, 'captured'> & { emit(event: Stripe.Event): void },
): StripeState {
  // Two runs against one database must not answer the same ids.
  const run = randomBytes(5).toString('hex');
  let last = 0;
  const books: StripeState = {
    url: '',
    customers: new Map(),
    methods: new Map(),
    intents: new Map(),
    setups: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: new Map(),
    nextId: (prefix) => `${prefix}_${run}${String((last += 1)).padStart(6, '0')}`,
    now: () => Math.floor(clock().getTime() / 1000),
    captured: told.captured,
    emit(type, object) {
      const event = {
        id: books.nextId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: books.now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } as unknown as Stripe.Event;
      books.events.set(event.id, event);
      told.emit(event);
    },
  };
  return books;
}

/** Stripe names another object by its id, unless it was asked to expand it. */
export function getId(value: string | { id: string } | null | undefined): string {
  if (typeof value === 'string') return value;
  return value?.id ?? '';
}
