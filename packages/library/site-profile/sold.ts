/** What is sold, as terms and as a policy on returns call it. */
import { chosen, hasAny } from '@clausewright/engine/law/answer-reading';
import type { Answers, AnswerValue } from '@clausewright/engine/questionnaire/definition';

const kindsBySale: Readonly<Record<string, string>> = {
  goods: 'physical',
  digital: 'digital',
  services: 'services',
  subscriptions: 'subscriptions',
  tickets: 'event-travel',
  'gift-cards': 'gift-cards',
  made: 'made-to-order',
  perishable: 'perishable',
  hygiene: 'hygiene',
};

const saleByKind: Readonly<Record<string, string>> = {
  physical: 'goods',
  'made-to-order': 'goods',
  perishable: 'goods',
  hygiene: 'goods',
  digital: 'digital',
  software: 'digital',
  services: 'services',
  subscriptions: 'subscriptions',
  'event-travel': 'tickets',
  'gift-cards': 'gift-cards',
};

const digitalSales: readonly string[] = ['in-app', 'credits'];

/** Sales of the terms, with the kinds of goods that nobody may give back. */
export function salesOf(terms: Answers): string[] | undefined {
  const sales = chosen(terms, 'sells').map((sale) => (digitalSales.includes(sale) ? 'digital' : sale));
  if (sales.length === 0 || sales.includes('nothing')) return undefined;
  const goods = chosen(terms, 'exempt_sales').filter((kind) => Object.hasOwn(kindsBySale, kind));
  return [...new Set([...sales, ...goods])];
}

export function goodsFromSales(sales: AnswerValue): string[] | undefined {
  if (!Array.isArray(sales)) return undefined;
  return sales.flatMap((sale) => (typeof sale === 'string' ? (kindsBySale[sale] ?? []) : []));
}

/** Sales of a policy on returns, by the names of the terms. */
export function goodsKindsOf(returns: Answers): string[] | undefined {
  const kinds = chosen(returns, 'goods_kinds');
  return kinds.length === 0 ? undefined : [...new Set(kinds.flatMap((kind) => saleByKind[kind] ?? []))];
}

/** Goods that are carried to a door: a right of withdrawal of their own, a way back and its cost. */
export function sellsGoods(returns: Answers): boolean {
  return hasAny(returns, 'goods_kinds', 'physical', 'made-to-order', 'perishable', 'hygiene');
}
