import type { PaymentReason } from '@clausewright/contract';
import { type Decline, findDecline, listDeclines } from '../provider-interface/decline-reasons.ts';

/** What a refusal of a renewal allows: charge again some days later, once more, never, or end the plan. */
export type RetryPolicy = 'later' | 'once' | 'never' | 'stop';

/** Of a refused payment: what was refused, and the code that the provider gave where it told one. */
export interface Refusal {
  processor: string;
  failure: PaymentReason | null;
  /** What was kept of the provider's answer. */
  response: unknown;
}

/**
 * Whether a saved method may be charged again. Mastercard forbids it for some codes; a bank that wants to
 * see the person, or a card that must be mended first, cannot be helped by asking once more.
 */
export function retryPolicy({ processor, failure, response }: Refusal): RetryPolicy {
  const code = codeIn(response);
  const told = code === null ? null : findDecline(processor, code);
  const possible = failure === null ? [] : listDeclines(failure);
  const known = told === null ? possible : [told];
  if (known.some(({ stopsPlan }) => stopsPlan)) return 'stop';
  const policies = known.map(policyOf);
  if (policies.length === 0) return 'later';
  // A reason may stand for several codes: the card is spared only where all of them forbid a retry.
  if (policies.every((policy) => policy === 'never')) return 'never';
  return policies.includes('later') ? 'later' : 'once';
}

function policyOf({ retry }: Decline): Exclude<RetryPolicy, 'stop'> {
  if (retry === 'never' || retry === 'with-3ds' || retry === 'after-fix') return 'never';
  return retry === 'once' ? 'once' : 'later';
}

/** The adapters keep the code under these names: Stripe `decline`, Braintree and the test provider `code`. */
function codeIn(response: unknown): string | null {
  if (typeof response !== 'object' || response === null) return null;
  for (const name of ['decline', 'code', 'rejection']) {
    const value = Reflect.get(response, name) as unknown;
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
