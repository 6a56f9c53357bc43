/** The figures of a price table that are shown before anybody has answered anything. */
import type { ListedPrices } from '@clausewright/contract';
import { agreementTypes } from '@clausewright/contract/agreement-types';
import { listedPriceLines } from '@clausewright/contract/listed-price-lines';
import { priceLines } from './price-lines.ts';
import { getAmount, type PriceTable } from './price-table.ts';

/** All amounts are minor units, tax excluded. */
export function shownPrices(table: PriceTable): ListedPrices {
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
    lines: listedPriceLines.map((code) => ({ code, amount: getAmount(table, code) })),
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
