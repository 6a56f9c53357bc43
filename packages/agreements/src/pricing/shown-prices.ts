/** The figures of a price table that are shown before anybody has answered anything. */
import { type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import { priceLines } from './price-lines.ts';
import { amountOf, type PriceTable } from './price-table.ts';

const lineCodes = [
  'further_law',
  'translation_language',
  'detail_table',
  'answer_premium',
  'custom_section',
  'additional_domain',
] as const;

/** All amounts are minor units, tax excluded. */
export interface ShownPrices {
  /** ISO 4217. */
  currency: string;
  premium: { type: AgreementType; amount: number }[];
  lines: { code: (typeof lineCodes)[number]; amount: number }[];
  /** What a privacy policy with one further law comes to, as it would be charged. */
  example: { amounts: number[]; total: number };
  /** Those that are sold, each with the price of a whole period. */
  plans: { code: string; interval: 'month' | 'year'; count: number; price: number }[];
}

export function shownPrices(table: PriceTable): ShownPrices {
  const { lines, total } = priceLines(
    {
      type: 'PRIVACY_POLICY',
      answers: [],
      clauses: [],
      furtherLaws: ['fadp'],
      languages: [],
    },
    table,
  );
  return {
    currency: table.currency,
    premium: agreementTypes
      .filter((type) => type !== 'TEST')
      .map((type) => ({ type, amount: table.agreement_base[type].premium })),
    lines: lineCodes.map((code) => ({ code, amount: amountOf(table, code) })),
    example: { amounts: lines.map(({ amount }) => amount), total },
    plans: table.consent_plans
      .filter(({ active = true }) => active)
      .map(({ code, interval, count, price }) => ({
        code,
        interval: interval === 'month' ? 'month' : 'year',
        count,
        price,
      })),
  };
}

/** The same for the same figures, whatever the order in which a database gives them back: pages are told apart by it. */
export function pricesText(table: PriceTable): string {
  return JSON.stringify(shownPrices(table));
}
