import type { Buyer } from '@clausewright/contract';
import { findAgreement } from '../../../documents/records/agreement-store.ts';
import { twoLanguages, type Visitor, visitor } from '../../../documents/agreements/testing/visitor.ts';
import type { Config } from '../../../platform/config/config.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { insertDiscount, type NewDiscount } from '../../discounts/discount-store.ts';
import type { PaymentProvider } from '../../provider-interface/provider.ts';
import { checkBuyer } from '../../tax/check-buyer.ts';
import { putVatRatesInForce } from '../../tax/rate-store.ts';
import type { ViesVerdict } from '../../vies/vies.ts';
import type { PurchaseItem } from '../item-lines.ts';
import { type Quoted, type QuoteInput, quotePurchase } from '../quote-purchase.ts';

/** Companies whose numbers the register of the tests knows; it cannot say about others of Italy. */
export const registered = { GR: '094259216', FR: '40303265045', DE: '136695976' };

async function verdictOn(country: string, vatNumber: string): Promise<ViesVerdict> {
  if (country === 'IT') return { valid: 'unknown' };
  const valid = Object.entries(registered).some(([one, number]) => one === country && number === vatNumber);
  return valid ? { valid, name: 'Compagnie SA', address: null, consultation: 'WAPI1' } : { valid };
}

export interface Seller extends AsyncDisposable {
  visitor: Visitor;
  /** An agreement with three lines, 21.00 net. */
  agreement: PurchaseItem & { type: 'agreement' };
  quote(buyer: Buyer | null, more?: Partial<Omit<QuoteInput, 'buyer'>>): Promise<Quoted>;
}

/** A German operator with a VAT number, unless said otherwise, and something to sell. */
export async function seller(
  db: Database,
  given: {
    vat?: string | undefined;
    country?: string | undefined;
    oss?: boolean;
    limits?: Config['limits'];
    providers?: readonly PaymentProvider[];
    answers?: object;
  } = {},
): Promise<Seller> {
  await putVatRatesInForce(db);
  const { vat, country } = { vat: 'DE136695976', country: 'DE', ...given };
  const { limits, providers = [], answers = twoLanguages } = given;
  const one = await visitor(db, {
    ...(limits && { limits }),
    billing: { operator: { vat, country }, vies: verdictOn, providers },
  });
  one.ports.payments = { ...one.ports.payments, oss: given.oss ?? true };
  const { id } = await one.made(answers);
  const found = await findAgreement(db, id);
  if (found === null) throw new Error('the agreement is gone');
  const agreement = { type: 'agreement' as const, agreement: found };
  return {
    visitor: one,
    agreement,
    quote: async (buyer, more = {}) =>
      quotePurchase(one.ports, db, {
        item: agreement,
        buyer: await checkBuyer(one.ports, buyer),
        discountCode: null,
        provider: null,
        connectionCountry: null,
        language: 'en',
        now: one.clock(),
        ...more,
      }),
    [Symbol.asyncDispose]: () => one[Symbol.asyncDispose](),
  };
}

/** A code that takes ten percent off every first sale, unless said otherwise. */
export async function makeDiscount(db: Database, given: Partial<NewDiscount> = {}): Promise<string> {
  const code = given.code ?? `CODE-${newId().slice(0, 6)}`;
  const made = await insertDiscount(db, {
    percent: 1000,
    fixed: null,
    currency: null,
    scope: null,
    upgrades: false,
    startsAt: new Date('2026-01-01'),
    endsAt: null,
    totalLimit: null,
    customerLimit: null,
    minimum: 0,
    periods: 1,
    createdAt: new Date('2026-01-01'),
    ...given,
    code,
  });
  if (!made) throw new Error('the code is taken');
  return code;
}
