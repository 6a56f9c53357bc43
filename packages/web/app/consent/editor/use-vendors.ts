import { useEffect, useState, useSyncExternalStore } from 'react';
import { send } from '../../api.ts';
import { bannerCalls } from './banner-calls.ts';
import { useConsent, useWork } from '../consent-context.ts';
import { syncVendors, type AutosaveState, type VendorSync } from './vendor-sync.ts';
import type { Vendors } from './vendor-order.ts';

/** The vendors of the open site; an order that waits is sent when the page is left or the banner published. */
export function useVendors(vendors: Vendors): { keeper: VendorSync; state: AutosaveState } {
  const { id, reload } = useConsent();
  const [keeper] = useState(() =>
    syncVendors(
      {
        order: (order) =>
          send(bannerCalls.orderVendors, { params: { id }, body: { order }, keepalive: true }),
        toggle: (vendor, active) =>
          send(bannerCalls.toggleVendor, { params: { id: vendor }, body: { active } }),
        taken: reload,
        now: () => new Date(),
        later: (run, ms) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      vendors,
    ),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useWork({ save: keeper.settle, forget: keeper.forget });
  useEffect(() => {
    const leave = () => {
      keeper.settle().catch(reportError);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [keeper]);
  return { keeper, state };
}
