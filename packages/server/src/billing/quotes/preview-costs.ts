import type { Buyer, Costs, Language, Processor } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { BillingPorts } from '../ports.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { toCosts } from './to-costs.ts';
import type { PurchaseItem } from './item-lines.ts';
import { quotePurchase } from './quote-purchase.ts';

export interface PreviewInput {
  item: PurchaseItem;
  /** Null where nobody said who buys: the place of the connection counts. */
  buyer: Buyer | null;
  discountCode: string | undefined;
  /** What was chosen; without it the first that is offered. */
  processor: Processor | undefined;
  connectionCountry: string | null;
  language: Language;
}

/** What a purchase would cost now, in the words of the caller. */
export async function previewCosts(ports: BillingPorts, input: PreviewInput): Promise<Outcome<Costs>> {
  const { providers, db, clock } = ports;
  const { processor } = input;
  const chosen = processor === undefined ? null : providers.findOffered(processor);
  const buyer = await checkBuyer(ports, input.buyer);
  if (buyer.faults.length > 0) return { ok: false, reason: 'billing-incomplete', fields: buyer.faults };
  const quoted = await quotePurchase(ports, db, {
    item: input.item,
    buyer,
    discountCode: input.discountCode ?? null,
    provider: chosen ?? providers.offered[0] ?? null,
    connectionCountry: input.connectionCountry,
    language: input.language,
    now: clock(),
    purpose: 'preview',
  });
  return quoted.ok ? { ok: true, value: toCosts(quoted.quote, buyer.vatCheck) } : quoted;
}
