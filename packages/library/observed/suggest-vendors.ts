/** Services of others on a website as vendors of a banner. */
import type { SuggestedVendor } from '@clausewright/contract';
import { consentByCategory } from '../vendors/consent-types.ts';
import { vendorCategories } from '../vendors/vendor.ts';
import type { SeenService, SeenSite } from './seen-site.ts';

/** Those that ask for an answer first in front, then those that nobody knows. */
export function suggestVendors({ services }: SeenSite): SuggestedVendor[] {
  return services.map(describe).toSorted((one, other) => rankOf(one) - rankOf(other));
}

function describe({ id, known, name, type, hosts, stored, passes, evidence }: SeenService): SuggestedVendor {
  const purpose = vendorCategories.map((one) => consentByCategory[one]).find((one) => one.type === type);
  return {
    id,
    known,
    name,
    type,
    purpose: purpose?.purpose ?? null,
    hosts: [...hosts],
    stored: stored.map(({ kind, name: item, days, httpOnly }) => ({ kind, name: item, days, httpOnly })),
    passes: [...passes],
    evidence: [...evidence],
  };
}

function rankOf({ type }: SuggestedVendor): number {
  if (type === 'ESSENTIAL') return 2;
  return type === null ? 1 : 0;
}
