import type { ClientStart, Language, PaymentReason, Processor } from '@clausewright/contract';
import type { AttemptState, DisputeState } from '../../platform/database/billing-schema.ts';
import type { JsonObject } from '../../platform/database/json.ts';

/** One payment, as a provider is told of it. */
export interface Order {
  /** Of our transaction: mark in the provider's object and root of every idempotency key. */
  id: string;
  /** Minor units. */
  amount: number;
  currency: string;
  quoteHash: string;
  /** What is bought, in the buyer's language, for statements and the provider's pages. */
  description: string;
  /** Provider's name of the payment where it was begun. */
  reference: string | null;
  /** Our account and the provider's name for it; null for a visitor. */
  customer: { id: string; reference: string | null } | null;
  email: string;
  language: Language;
  buyer: { name: string; country: string; postalCode: string };
  /** Keep the method for later charges without the person. */
  saveMethod: boolean;
  /** A saved method that pays: the provider's token. */
  savedMethod: string | null;
  /** Length of a period of the plan that it begins, for a provider that renews by itself; null for anything else. */
  plan?: { interval: 'month' | 'year'; count: number } | null;
  /** When an earlier charge was begun whose answer nobody has heard; null where there is none. */
  chargeStartedAt?: Date | null;
  /** Page to which the provider sends the browser back; absolute. */
  returnUrl: string;
}

/** What the provider's form or script gave the browser; which of it, is the provider's affair. */
export interface PaymentProof {
  token?: string | undefined;
  nonce?: string | undefined;
  session?: string | undefined;
  /** Fraud data, collected in the browser. */
  deviceData?: string | undefined;
  outcome?: string | undefined;
  code?: string | undefined;
}

export interface VaultedMethod {
  /** The provider's token. */
  reference: string;
  kind: 'card' | 'paypal' | 'other';
  brand: string;
  last4: string;
  label: string;
  expiresMonth: number | null;
  expiresYear: number | null;
}

/** What a provider knows of one payment at one moment: facts, never a wish. */
export interface ProviderPayment {
  reference: string | null;
  attempt: AttemptState;
  /** Why the attempt was refused; null otherwise. */
  failure: PaymentReason | null;
  /** Minor units that were taken, and given back, in all. */
  captured: number;
  refunded: number;
  currency: string | null;
  /** Real money; null where the provider does not say. Test mode of a real provider is false. */
  live: boolean | null;
  /** Our own marks as they stand in the provider's object; null where there are none. */
  transactionId: string | null;
  quoteHash: string | null;
  dispute: DisputeState;
  /** Where the bank wants the person to go. */
  authenticateUrl: string | null;
  /** Saved with this payment, where `saveMethod` asked for it. */
  method: VaultedMethod | null;
  /** Provider's name of our account, where it made one. */
  customerReference: string | null;
  /** Provider's name of the plan that this payment began or renewed, where it renews by itself. */
  planReference?: string | null;
  /** The payer said yes at the provider, and the money only waits to be asked for. */
  waitsForUs?: boolean;
  /** Country that issued the card (ISO 3166), as evidence of place. */
  cardCountry: string | null;
  /** What to keep as proof, without personal data and secrets. */
  raw: JsonObject;
}

/**
 * unreachable: nobody knows what happened, ask again; never send a charge again without its key.
 * refused: the provider understood and will not, nothing was charged.
 * not-found: it knows of no such payment.
 */
export type Answer =
  | { ok: true; reading: ProviderPayment }
  | { ok: false; reason: 'unreachable' | 'not-found' }
  | { ok: false; reason: 'refused'; failure: PaymentReason };

export type Started =
  | { ok: true; reference: string | null; customerReference: string | null; client: ClientStart | null }
  | { ok: false; reason: 'unreachable' }
  | { ok: false; reason: 'refused'; failure: PaymentReason };

/** done false: the provider says later (read it again). */
export type RefundAnswer =
  | { ok: true; reference: string; done: boolean }
  | { ok: false; reason: 'unreachable' | 'refused'; message: string };

export type Cancelled = { ok: true } | { ok: false; reason: 'unreachable' };

/** Saved methods of a customer at a provider. */
export interface Vault {
  /** Makes the provider's customer where there is none; idempotent by our id. */
  customer(customer: {
    id: string;
    email: string;
    reference: string | null;
  }): Promise<{ ok: true; reference: string } | { ok: false; reason: 'unreachable' }>;
  /** What the form in the browser needs to save a method. */
  begin(
    customerReference: string,
  ): Promise<{ ok: true; token: string; intentId: string | null } | { ok: false; reason: 'unreachable' }>;
  /** Saves what the browser proves; a proof of somebody else's is refused. */
  save(
    customerReference: string,
    proof: { nonce?: string; intentId?: string; methodId?: string; deviceData?: string },
  ): Promise<{ ok: true; method: VaultedMethod } | { ok: false; reason: 'unreachable' | 'refused' }>;
  /** Tells another address of a customer, where the provider keeps one; repeating it is harmless. */
  readdress?(
    customerReference: string,
    email: string,
  ): Promise<{ ok: true } | { ok: false; reason: 'unreachable' }>;
  /** Repeating it is harmless. */
  forget(reference: string): Promise<{ ok: true } | { ok: false; reason: 'unreachable' }>;
}

/** Plans that a provider renews by itself, by its name of the subscription; repeating a call is harmless. */
export interface ProviderPlans {
  /** ending: it ends with the period that is paid. overdue: a charge failed. */
  read(
    reference: string,
  ): Promise<
    | { ok: true; state: 'active' | 'overdue' | 'ending' | 'ended' }
    | { ok: false; reason: 'unreachable' | 'not-found' }
  >;
  /** Ends it with the period that is paid. */
  cancel(reference: string): Promise<{ ok: true } | { ok: false; reason: 'unreachable' }>;
  /** Takes the cancellation back while that period lasts. */
  resume(reference: string): Promise<{ ok: true } | { ok: false; reason: 'unreachable' }>;
}

export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came, before any parsing. */
  body: Buffer;
}

export interface ProviderEvent {
  /** Unique at the provider: what is deduplicated by. */
  id: string;
  type: string;
  /** Provider's name of the payment it is about; null where it is about none. */
  reference: string | null;
  /** Our id, where the event carries it. */
  transactionId: string | null;
  /** Provider's name of the plan that `reference` renews, where it renews by itself. */
  planReference?: string | null;
}

/** One way of being paid; each adapter is a folder beside this file. */
export interface PaymentProvider {
  processor: Processor;
  kinds: readonly ('card' | 'paypal' | 'checkout')[];
  /** What a script in the browser wants before there is a payment, because its fields or windows stand first. */
  publicKey?: string;
  /** No money moves. */
  test: boolean;
  /** It sells in its own name: it adds the tax and writes the invoice. */
  sellerOfRecord: boolean;
  /** What every reading must say in `live`, where it says anything. */
  live: boolean;
  /** Least charge in minor units. */
  minimum(currency: string): number;
  /** Begins the payment at the provider, once per order: repeating it answers the same object. */
  start(order: Order): Promise<Started>;
  /** Charges with what the browser proved, or with the saved method; never twice for one order and proof. */
  pay(order: Order, proof: PaymentProof): Promise<Answer>;
  /** Charges the saved method without the person: a renewal. Absent where the provider renews by itself. */
  renew?(order: Order): Promise<Answer>;
  read(order: Order): Promise<Answer>;
  refund(order: Order, refund: { id: string; amount: number; currency: string }): Promise<RefundAnswer>;
  /** Tells the provider that nobody will pay; ok also where there is nothing left to give up. Repeating it is harmless. */
  cancel(order: Order): Promise<Cancelled>;
  vault?: Vault;
  /** Present where `renew` is absent: the provider renews plans by itself. */
  plans?: ProviderPlans;
  /** Checks the signature before anything is read; a forged, old or foreign message is refused. */
  webhook?(request: WebhookRequest): Promise<{ ok: true; events: readonly ProviderEvent[] } | { ok: false }>;
  /** Sources that the pay page's policy must allow for its script. */
  contentSources: {
    script: readonly string[];
    frame: readonly string[];
    connect: readonly string[];
    img: readonly string[];
    style?: readonly string[];
  };
}
