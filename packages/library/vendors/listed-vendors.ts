/** What lists show of each vendor; the build of the pages takes its value, not its imports. */
import { vendorFiles } from './vendor-files.ts';
import type { Vendor } from './vendor.ts';

export type ListedVendor = Omit<Vendor, 'type' | 'purpose'>;

export const listedVendors: readonly ListedVendor[] = [...vendorFiles].map(
  ([id, { name, names, categories, seat, variant, retired }]) => ({
    id,
    name,
    ...(names && { names }),
    ...(seat === 'own-server' ? { variant: seat } : variant && { variant }),
    ...(retired !== undefined && { retired }),
    categories,
    ...(seat === 'own-server' || seat === 'nobody'
      ? { country: 'unknown', selfHosted: true as const }
      : { country: seat }),
  }),
);
