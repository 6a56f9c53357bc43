import type { VendorInput } from '@clausewright/contract';
import { useRef, useState } from 'react';
import { send } from '../../api.ts';
import { bannerCatalogue } from '../vendor-catalogue.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import type { Failure } from '../../outcome.ts';
import { bannerCalls } from './banner-calls.ts';
import { useConsent } from '../consent-context.ts';
import type { VendorSync } from './vendor-sync.ts';

interface Adding {
  busy: boolean;
  failure: Failure | null;
  /** Adds entries of the catalogue, at most as many as one call takes, and says how many; null where that failed. */
  add: (ids: readonly string[]) => Promise<number | null>;
  /** The same with vendors as they are to be. */
  addVendors: (vendors: readonly VendorInput[]) => Promise<number | null>;
}

/** As many as one call takes. */
export const mostAtOnce = 50;

export function useAddVendors(keeper: VendorSync): Adding {
  const { id } = useConsent();
  const { language } = useLanguage();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const working = useRef(false);

  const run = async (given: readonly VendorInput[]): Promise<number | null> => {
    const vendors = given.slice(0, mostAtOnce);
    await keeper.settle();
    const outcome = await send(bannerCalls.addVendors, { params: { id }, body: { vendors: [...vendors] } });
    if (!outcome.ok) {
      setFailure(outcome);
      return null;
    }
    keeper.take(outcome.data.vendors);
    return vendors.length;
  };
  const once = async (vendors: () => Promise<readonly VendorInput[]>): Promise<number | null> => {
    if (working.current) return null;
    working.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await run(await vendors());
    } finally {
      working.current = false;
      setBusy(false);
    }
  };
  const add: Adding['add'] = (ids) =>
    once(async () => {
      const catalogue = await bannerCatalogue(language);
      return ids.slice(0, mostAtOnce).flatMap((entry) => catalogue[entry]?.vendor ?? []);
    });
  const addVendors: Adding['addVendors'] = (vendors) => once(() => Promise.resolve(vendors));
  return { busy, failure, add, addVendors };
}
