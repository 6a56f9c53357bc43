import { randomInt } from 'node:crypto';

/** Decimal text, as PayPal writes amounts. */
export interface Money {
  currency_code: string;
  value: string;
}

export type CaptureStatus = 'COMPLETED' | 'DECLINED' | 'PENDING' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
/** How the next capture ends, as the payer's account decides it. */
export type ApprovedOutcome = 'completed' | 'declined' | 'pending';

export interface PaypalCapture {
  id: string;
  orderId: string;
  status: CaptureStatus;
  amount: Money;
  createdAt: Date;
  updatedAt: Date;
}

export interface PaypalRefund {
  id: string;
  captureId: string;
  status: 'COMPLETED' | 'PENDING';
  amount: Money;
  note: string | undefined;
  createdAt: Date;
}

export interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  amount: Money;
  referenceId: string;
  customId: string | undefined;
  invoiceId: string | undefined;
  description: string | undefined;
  /** Asked for when the order was made. */
  vault: { customerId: string | undefined } | null;
  wallet: boolean;
  outcome: ApprovedOutcome;
  savedAs: PaypalToken | null;
  captures: PaypalCapture[];
  refunds: PaypalRefund[];
  createdAt: Date;
  updatedAt: Date;
}

/** A PayPal account that may be charged without its owner. */
export interface PaypalToken {
  id: string;
  customerId: string;
  /** Whether its next charges succeed. */
  outcome: ApprovedOutcome;
}

export interface PaypalSetup {
  id: string;
  customerId: string;
  approved: boolean;
}

export interface PaypalDispute {
  id: string;
  captureId: string;
  customId: string | undefined;
  /** Null while it is open. */
  outcome: DisputeOutcome | null;
  createdAt: Date;
}
export type DisputeOutcome = 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'CANCELED_BY_BUYER';

/** What PayPal knows. */
export interface PaypalState {
  orders: Map<string, PaypalOrder>;
  tokens: Map<string, PaypalToken>;
  setups: Map<string, PaypalSetup>;
  disputes: Map<string, PaypalDispute>;
  /** With which status the list of disputes is answered. */
  disputesAnswer: 200 | 403 | 503;
  /** By the request id that asked for it. */
  answers: Map<string, { asked: string; status: number; body: unknown }>;
  accessTokens: Set<string>;
  /** State in which new refunds stand. */
  refundsAre: PaypalRefund['status'];
  clock: () => Date;
}

export function createState(clock: () => Date): PaypalState {
  return {
    orders: new Map(),
    tokens: new Map(),
    setups: new Map(),
    disputes: new Map(),
    disputesAnswer: 200,
    answers: new Map(),
    accessTokens: new Set(),
    refundsAre: 'COMPLETED',
    clock,
  };
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** As PayPal's own look: capitals and digits. */
export function newId(length = 17): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

export function findCapture(books: PaypalState, id: string): [PaypalOrder, PaypalCapture] | null {
  for (const order of books.orders.values()) {
    const capture = order.captures.find((one) => one.id === id);
    if (capture !== undefined) return [order, capture];
  }
  return null;
}

/** Thousandths, whichever the currency. */
export function thousandths({ value }: Money): number {
  return Math.round(Number(value) * 1000);
}

/** What was given back of a capture, in thousandths. */
export function getRefundedAmount(order: PaypalOrder, capture: PaypalCapture): number {
  return order.refunds
    .filter(({ captureId }) => captureId === capture.id)
    .reduce((sum, { amount }) => sum + thousandths(amount), 0);
}
