import type { PriceTable, PurchasedState } from '@clausewright/library/clauses';
import { currentPrices } from '../../platform/prices/price-store.ts';
import type { Database } from '../../platform/database/schema.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { readPurchasedState } from '../records/purchased-store.ts';

/** What decides, beside the answers, what an agreement costs. */
export interface PriceFacts extends PurchasedState {
  prices: PriceTable;
}

/** The facts of a moment; only those read while the agreement is locked still hold when something is written. */
export async function priceFacts(db: Database, agreementId: string, now: Date): Promise<PriceFacts> {
  return { prices: await currentPrices(db, now), ...(await readPurchasedState(db, agreementId)) };
}

export function sameFacts(one: PriceFacts, other: PriceFacts): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
