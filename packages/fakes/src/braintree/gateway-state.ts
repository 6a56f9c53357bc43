import { randomBytes } from 'node:crypto';

export interface Card {
  bin: string;
  last4: string;
  brand: string;
  expirationMonth: string;
  expirationYear: string;
  /** ISO 3166 alpha-3, as the gateway says it. */
  country: string;
}

export interface Payer {
  email: string;
}

export interface ThreeDSecure {
  enrolled: string;
  liabilityShifted: boolean;
  liabilityShiftPossible: boolean;
  status: string;
}

/**
 * `decline`: a processor code (2001), `gateway:<reason>` for a rejection before the bank, or `invalid` for
 * a number that fails its check; undefined: every charge goes through.
 */
export interface Instrument {
  card: Card | null;
  paypal: Payer | null;
  decline: string | undefined;
}

export interface Nonce extends Instrument {
  nonce: string;
  threeDSecure: ThreeDSecure | null;
  consumed: boolean;
  /** Of the SDK's test values: may be used again and again. */
  reusable: boolean;
}

export interface Method extends Instrument {
  token: string;
  customerId: string;
  isDefault: boolean;
  createdAt: Date;
}

export interface Dispute {
  id: string;
  kind: 'chargeback' | 'retrieval';
  status: string;
  amount: string;
  openedAt: Date;
}

export interface Transaction extends Instrument {
  id: string;
  type: 'sale' | 'credit';
  status: string;
  amount: string;
  currency: string;
  merchantAccountId: string;
  orderId: string | null;
  token: string | null;
  customerId: string | null;
  recurring: boolean;
  /** The sale was to be made with the bank's word only. */
  threeDSecureRequired: boolean;
  responseCode: string;
  responseText: string;
  rejection: string | null;
  threeDSecure: ThreeDSecure | null;
  history: { status: string; at: Date }[];
  refundedTransactionId: string | null;
  refundIds: string[];
  disputes: Dispute[];
  createdAt: Date;
}

export interface MerchantAccount {
  id: string;
  currency: string;
  isDefault: boolean;
}

/** Everything the gateway keeps for one merchant. */
export interface GatewayState {
  customers: Map<string, { id: string; email: string }>;
  methods: Map<string, Method>;
  nonces: Map<string, Nonce>;
  transactions: Map<string, Transaction>;
  accounts: readonly MerchantAccount[];
  /** Sales that came twice within so many seconds are rejected; 0 switches the check off. */
  duplicateSeconds: number;
}

export function emptyState(currencies: readonly string[], duplicateSeconds: number): GatewayState {
  return {
    customers: new Map(),
    methods: new Map(),
    nonces: new Map(),
    transactions: new Map(),
    accounts: currencies.map((currency, index) => ({
      id: `account_${currency.toLowerCase()}`,
      currency,
      isDefault: index === 0,
    })),
    duplicateSeconds,
  };
}

export function newId(): string {
  return randomBytes(5).toString('hex');
}

export function setStatus(transaction: Transaction, status: string, at: Date): void {
  transaction.status = status;
  transaction.history.push({ status, at });
}
