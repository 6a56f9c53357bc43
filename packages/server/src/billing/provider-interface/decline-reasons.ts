import { type PaymentReason, paymentReasons } from '@clausewright/contract';
import { z } from 'zod';
import table from './decline-codes.json' with { type: 'json' };

const retries = ['yes', 'once', 'later', 'after-fix', 'after-bank', 'with-3ds', 'never'] as const;

/** When the same method may be charged again. */
export type Retry = (typeof retries)[number];

export interface Decline {
  reason: PaymentReason;
  retry: Retry;
  /** The payer withdrew every authorisation: the plan ends, no further charge is tried. */
  stopsPlan: boolean;
}

const decline = z.strictObject({
  reason: z.enum(paymentReasons),
  retry: z.enum(retries),
  stopsPlan: z.boolean().default(false),
});
const codes = z.record(z.string(), decline);
const parsed = z
  .strictObject({
    about: z.string(),
    stripe: codes,
    braintree: codes,
    unknown: z.strictObject({ stripe: decline, braintree: decline }),
  })
  .parse(table);

/** What a decline, error or gateway rejection code of a provider means; a code nobody knows is a refusal. */
export function toDecline(provider: 'stripe' | 'braintree', code: string | null): Decline {
  if (code !== null && Object.hasOwn(parsed[provider], code)) {
    return parsed[provider][code] ?? parsed.unknown[provider];
  }
  // Braintree: 3000 and above is the network, not the bank.
  if (provider === 'braintree' && /^3\d{3}$/.test(code ?? '')) return toDecline('braintree', '3000');
  return parsed.unknown[provider];
}

/** By whose table a code is read; other providers keep none with the payment. */
const tables: Readonly<Record<string, 'stripe' | 'braintree'>> = {
  stripe: 'stripe',
  braintree: 'braintree',
  sandbox: 'braintree',
};

/** What a code says that was kept with a payment; null where it is of no table. */
export function findDecline(processor: string, code: string): Decline | null {
  const table = tables[processor];
  return table === undefined ? null : toDecline(table, code);
}

/** All that a reason may stand for, where the code of the provider is not known any more. */
export function listDeclines(reason: PaymentReason): Decline[] {
  return [parsed.stripe, parsed.braintree].flatMap((known) =>
    Object.values(known).filter((one) => one.reason === reason),
  );
}
