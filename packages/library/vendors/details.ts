/** What documents tell of each vendor beyond its name and seat; neither wizard nor banner loads it. */
import { vendorCompanies } from './details/companies.ts';
import { optOutPage, getSafeguard, typicalData } from './details/handling.ts';
import { vendors } from './list.ts';
import type { VendorDetails } from './vendor.ts';

/** `checked` is `unknown` until somebody has looked; an entry that names a date was compared on that day. */
export const vendorDetails: Readonly<Record<string, VendorDetails>> = Object.fromEntries(
  vendors.map((vendor) => {
    const { legalEntity = 'unknown', privacyUrl = 'unknown' } = vendorCompanies[vendor.id] ?? {};
    return [
      vendor.id,
      {
        legalEntity,
        privacyUrl,
        optOutUrl: optOutPage(vendor.id),
        data: typicalData(vendor),
        safeguard: getSafeguard(vendor, legalEntity),
        checked: 'unknown',
      },
    ];
  }),
);

const nothing: VendorDetails = {
  legalEntity: 'unknown',
  privacyUrl: 'unknown',
  optOutUrl: 'unknown',
  data: [],
  safeguard: 'unknown',
  checked: 'unknown',
};

export function detailsOf(id: string): VendorDetails {
  return (Object.hasOwn(vendorDetails, id) ? vendorDetails[id] : undefined) ?? nothing;
}
