import type { ListedPrices } from '@clausewright/contract';
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import { PricesContext } from './prices.tsx';

const AskedPrices = lazy(async () => ({ default: (await import('./asked-prices.tsx')).AskedPrices }));

interface Prices {
  /** Null until they are there. */
  prices: ListedPrices | null;
  /** To be rendered: it asks for what the page came without. */
  asking: ReactNode;
}

/** What everything costs; `wanted`: whether the page says anything of it. */
export function usePrices(wanted = true): Prices {
  const ofPage = use(PricesContext);
  const [asked, setAsked] = useState<ListedPrices | null>(null);
  const isAsked = wanted && ofPage === null;
  return {
    prices: ofPage ?? asked,
    asking: isAsked && (
      <Suspense fallback={null}>
        <AskedPrices onPrices={setAsked} />
      </Suspense>
    ),
  };
}
