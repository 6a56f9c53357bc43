import type { Buyer, Costs, Processor } from '@clausewright/contract';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Outcome } from '../outcome.ts';
import { checkoutCalls } from './checkout-calls.ts';
import type { CheckoutItem } from './checkout-item.ts';

/** All that a price depends on. */
export interface CostsRequest {
  plan: string;
  discount: string;
  buyer: Buyer;
  processor: Processor | null;
}

export function fetchCosts(
  { type, id, token }: CheckoutItem,
  { plan, discount, buyer, processor }: CostsRequest,
  signal: AbortSignal,
): Promise<Outcome<Costs>> {
  const body = {
    billing: buyer,
    ...(discount === '' ? {} : { discount_code: discount }),
    ...(processor === null ? {} : { processor }),
  };
  return type === 'agreement'
    ? send(calls.agreementCosts, { params: { id }, body, agreementToken: token, signal })
    : send(checkoutCalls.consentCosts, { params: { id }, body: { ...body, plan }, signal });
}
