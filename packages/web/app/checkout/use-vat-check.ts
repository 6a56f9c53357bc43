import type { checkVies, ResultOf } from '@clausewright/contract';
import { useCallback } from 'react';
import { send } from '../api.ts';
import type { Outcome } from '../outcome.ts';
import { useFetched } from '../use-fetched.ts';
import { toVatNumber } from './to-buyer.ts';
import { checkoutCalls } from './checkout-calls.ts';
import type { CheckoutFields } from './checkout-form.ts';

/** unknown: the register did not answer, so VAT is charged. */
export type VatCheck =
  | { state: 'none' | 'checking' | 'invalid' | 'unknown' }
  | { state: 'valid'; name: string };

/** Somebody who types is not interrupted. */
const pace = { afterMs: 500 };
/** Shorter numbers exist in Romania alone. */
const leastLength = 8;
const leastInRomania = 2;

function checkOf(outcome: Outcome<ResultOf<typeof checkVies>>): VatCheck {
  if (!outcome.ok) {
    // A number of another country is refused unasked: asking again would not help.
    return { state: outcome.reason === 'refused' ? 'invalid' : 'unknown' };
  }
  const { valid, name } = outcome.data;
  if (valid === 'unknown') return { state: 'unknown' };
  return valid ? { state: 'valid', name: name ?? '' } : { state: 'invalid' };
}

/** What the EU's register says of the number in the form, and a way to ask again. */
export function useVatCheck(fields: CheckoutFields): [VatCheck, () => void] {
  const { country } = fields;
  const number = toVatNumber(fields);
  const asks = number.length >= (country === 'RO' ? leastInRomania : leastLength);
  const ask = useCallback(
    (signal: AbortSignal) => send(checkoutCalls.checkVies, { body: { country, vat_number: number }, signal }),
    [country, number],
  );
  const { outcome, asking, again } = useFetched(asks ? ask : null, pace);
  if (!asks) return [{ state: 'none' }, again];
  return [asking || outcome === null ? { state: 'checking' } : checkOf(outcome), again];
}
