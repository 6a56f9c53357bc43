import type { ListedPrices } from '@clausewright/contract';
import { createContext } from 'react';

export const pricesElement = 'price-data';

/** The figures that the page was rendered with, which the server sends while they are in force; null: none. */
export const PricesContext = createContext<ListedPrices | null>(null);

export function readPagePrices(): ListedPrices | null {
  const text = document.getElementById(pricesElement)?.textContent;
  return text ? (JSON.parse(text) as ListedPrices) : null;
}
