import type { PaymentMethod, Processor } from '@clausewright/contract';
import type { checkoutCalls } from './checkout-calls.ts';

type EndpointResult<E> = E extends { types?: { result: infer R } } ? R : never;
export type PaymentProfile = EndpointResult<typeof checkoutCalls.paymentProfile>;

/** One way to pay, as the page lists it. */
export interface PaymentChoice {
  id: string;
  processor: Processor;
  kind: 'saved' | 'card' | 'paypal' | 'checkout';
  /** No money moves. */
  test: boolean;
  saved: PaymentMethod | null;
}

/** Saved methods first, the one that is the default before the others, then what this instance offers. */
export function listPaymentChoices({ processors, methods }: PaymentProfile): PaymentChoice[] {
  const saved = methods
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
    .flatMap((method): PaymentChoice[] => {
      const offered = processors.find(({ processor }) => processor === method.processor);
      if (offered === undefined) return [];
      const { processor, test } = offered;
      return [{ id: `saved-${method.id}`, processor, kind: 'saved', test, saved: method }];
    });
  const fresh = processors.flatMap(({ processor, kinds, test }) =>
    kinds.map((kind): PaymentChoice => ({ id: `${processor}-${kind}`, processor, kind, test, saved: null })),
  );
  return [...saved, ...fresh];
}
