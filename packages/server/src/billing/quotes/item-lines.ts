import type { AgreementType, Language } from '@clausewright/contract';
import type { Agreement } from '../../documents/records/agreement-store.ts';
import { planStoredAgreement } from '../../documents/planning/plan-stored-agreement.ts';
import { namelessSite } from '../../documents/records/get-site.ts';
import { hasPurchases } from '../../documents/records/purchased-store.ts';
import type { Clock } from '../../platform/clock.ts';
import { toDisplayDomain } from '../../consent/consents/parse-domain.ts';
import type { Database } from '../../platform/database/schema.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';
import { labelledLines } from '../../documents/planning/describe-costs.ts';
import { priceLabels } from '../../platform/prices/price-labels.ts';
import { findPlan } from '../../platform/prices/consent-plans.ts';
import type { QuoteItem, QuoteLine } from './quote.ts';
import { findRenewal } from './renewal-store.ts';

/** What is to be priced. */
export type PurchaseItem =
  | { type: 'agreement'; agreement: Agreement }
  | {
      type: 'consent';
      consent: { id: string; domain: string };
      planCode: string;
      /** Of a further period; null where a plan is bought anew. */
      subscription: { id: string; periodNo: number } | null;
    };

/** An item with its words and what each part costs, before discount and tax. */
export interface PricedItem {
  item: QuoteItem;
  product: string;
  lines: readonly Omit<QuoteLine, 'discount'>[];
  currency: string;
  /** What discount codes name: agreement type or plan code. */
  sold: string;
  upgrade: boolean;
  /** The code that a renewal still has; a new purchase has none of its own. */
  kept: { codeId: string; periods: number } | null;
}

/** Null where the plan is not sold. */
export async function priceItem(
  { db, clock }: { db: Database; clock: Clock },
  purchase: PurchaseItem,
  language: Language,
  now: Date,
): Promise<PricedItem | null> {
  if (purchase.type === 'agreement') return priceAgreement({ db, clock }, purchase.agreement, language);
  const { consent, subscription } = purchase;
  const renewal = subscription === null ? null : await findRenewal(db, subscription.id);
  if (subscription !== null && renewal === null) return null;
  const prices = await currentPrices(db, now);
  const sold = findPlan(prices, purchase.planCode);
  const plan = renewal?.plan ?? (sold?.active === true ? sold : null);
  if (plan === null) return null;
  const { code, interval, count, price } = plan;
  const labels = priceLabels(language);
  const values = { domain: toDisplayDomain(consent.domain), count };
  const product = labels(interval === 'month' ? 'plan_months' : 'plan_years', values);
  return {
    item: {
      type: 'consent',
      consentId: consent.id,
      plan: { code, interval, count, price },
      subscriptionId: subscription?.id ?? null,
      periodNo: subscription?.periodNo ?? 1,
    },
    product,
    lines: [{ key: `plan:${code}`, code: 'plan', label: product, amount: price }],
    currency: renewal?.currency ?? prices.currency,
    sold: code,
    upgrade: false,
    kept: renewal?.discount ?? null,
  };
}

async function priceAgreement(
  ports: { db: Database; clock: Clock },
  agreement: Agreement,
  language: Language,
): Promise<PricedItem> {
  const { plan, version } = await planStoredAgreement(ports, agreement);
  const upgrade = await hasPurchases(ports.db, agreement.id);
  const { siteName } = version.said ?? agreement;
  const type = priceLabels(language)(`type.${agreement.type satisfies AgreementType}`);
  return {
    item: { type: 'agreement', agreementId: agreement.id, versionId: version.id, upgrade },
    product: siteName === namelessSite ? type : `${type} – ${siteName}`,
    lines: labelledLines(plan, language),
    currency: plan.price.currency,
    sold: agreement.type,
    upgrade,
    kept: null,
  };
}
