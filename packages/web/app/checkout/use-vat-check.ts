import { useEffect, useState } from 'react';
import { send } from '../api.ts';
import { vatNumberOf } from './to-buyer.ts';
import { checkoutCalls } from './checkout-calls.ts';
import type { CheckoutFields } from './checkout-form.ts';

/** unknown: the register did not answer, so VAT is charged. */
export type VatCheck =
  | { state: 'none' | 'checking' | 'invalid' | 'unknown' }
  | { state: 'valid'; name: string };

/** Somebody who types is not interrupted. */
const typingMs = 500;
/** Shorter numbers exist in Romania alone. */
const leastLength = 8;
const leastInRomania = 2;

/** What the EU's register says of the number in the form, and a way to ask again. */
export function useVatCheck(fields: CheckoutFields): [VatCheck, () => void] {
  const { country } = fields;
  const number = vatNumberOf(fields);
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; check: VatCheck } | null>(null);
  const of = `${turn} ${country} ${number}`;
  const asks = number.length >= (country === 'RO' ? leastInRomania : leastLength);

  useEffect(() => {
    if (!asks) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const body = { country, vat_number: number };
      const outcome = await send(checkoutCalls.checkVies, { body, signal: controller.signal });
      if (controller.signal.aborted) return;
      // A number of another country is refused unasked: asking again would not help.
      if (!outcome.ok && outcome.reason === 'refused') setAnswer({ of, check: { state: 'invalid' } });
      else if (!outcome.ok || outcome.data.valid === 'unknown')
        setAnswer({ of, check: { state: 'unknown' } });
      else if (!outcome.data.valid) setAnswer({ of, check: { state: 'invalid' } });
      else setAnswer({ of, check: { state: 'valid', name: outcome.data.name ?? '' } });
    };
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => {
        if (!controller.signal.aborted) reportError(error);
      });
    }, typingMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, country, number, of]);

  const again = () => setTurn((now) => now + 1);
  if (!asks) return [{ state: 'none' }, again];
  return [answer?.of === of ? answer.check : { state: 'checking' }, again];
}
