import { createHash } from 'node:crypto';
import type { Plan } from '../../agreements/plan-agreement.ts';

/** What a payment is for, frozen when it is opened: later changes of prices or answers do not touch it. */
export interface Quote {
  /** Version that the payment makes the served one. */
  versionId: string;
  lines: readonly { key: string; code: string; amount: number }[];
  /** Minor units, tax excluded. */
  total: number;
  currency: string;
}

export function quoteOf(plan: Plan, versionId: string): Quote {
  return {
    versionId,
    lines: plan.price.lines
      .filter(({ owned }) => !owned)
      .map(({ key, code, amount }) => ({ key, code, amount })),
    total: plan.price.total,
    currency: plan.price.currency,
  };
}

/** SHA-256 of the quote, 64 hex digits: whether two quotes are the same. */
export function hashOfQuote(quote: Quote): string {
  return createHash('sha256').update(JSON.stringify(quote)).digest('hex');
}
