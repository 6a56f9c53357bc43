import { randomBytes, randomInt } from 'node:crypto';

export type FastspringOrderStatus = 'completed' | 'pending' | 'failed' | 'canceled';

export interface FastspringItem {
  product: string;
  display: string;
  /** In the order's currency, without tax. */
  price: number;
  plan: { interval: 'month' | 'year'; length: number } | null;
}

export interface FastspringSession {
  id: string;
  account: string;
  language: string;
  currency: string;
  item: FastspringItem;
  tags: Record<string, string>;
  expires: Date;
  used: boolean;
}

export interface FastspringOrder {
  id: string;
  reference: string;
  status: FastspringOrderStatus;
  live: boolean;
  account: string;
  language: string;
  currency: string;
  item: FastspringItem;
  tax: number;
  tags: Record<string, string>;
  subscription: string | null;
  /** A charge of a subscription after the first. */
  rebill: boolean;
  returns: FastspringReturn[];
  createdAt: Date;
}

export interface FastspringReturn {
  id: string;
  reference: string;
  completed: boolean;
  /** Without and with tax. */
  subtotal: number;
  tax: number;
  reason: string;
  note: string | null;
  createdAt: Date;
}

export interface FastspringSubscription {
  id: string;
  state: 'active' | 'overdue' | 'canceled' | 'deactivated';
  live: boolean;
  account: string;
  currency: string;
  item: FastspringItem;
  tags: Record<string, string>;
  next: Date;
}

/** What FastSpring knows. */
export interface FastspringState {
  sessions: Map<string, FastspringSession>;
  orders: Map<string, FastspringOrder>;
  subscriptions: Map<string, FastspringSubscription>;
  /** Whether new returns are made at once. */
  returnsCompleted: boolean;
  clock: () => Date;
}

export function createState(clock: () => Date): FastspringState {
  return {
    sessions: new Map(),
    orders: new Map(),
    subscriptions: new Map(),
    returnsCompleted: true,
    clock,
  };
}

export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** Such as people read out. */
export function newReference(prefix: string): string {
  const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
  return `${prefix}${digits(6)}-${digits(4)}-${digits(5)}`;
}

export function round(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}

/** By its id or its reference, as FastSpring finds orders. */
export function findOrder(books: FastspringState, name: string): FastspringOrder | null {
  const named = books.orders.get(name);
  return named ?? [...books.orders.values()].find(({ reference }) => reference === name) ?? null;
}
