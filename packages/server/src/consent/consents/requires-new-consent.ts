import type { BannerDraft } from '../../platform/database/consent-schema.ts';

type Vendor = BannerDraft['vendors'][number];

/** What the script and a visitor's answer know a vendor by. */
function nameOf({ catalogue_id: catalogueId, id }: Vendor): string {
  return catalogueId ?? id;
}

/**
 * Whether an answer given to `before` does not cover `after`: a vendor came, or does something else now.
 * Colours, words, order and vendors that went need no new answer.
 */
export function requiresNewConsent(before: BannerDraft, after: BannerDraft): boolean {
  const known = new Map(before.vendors.filter(({ active }) => active).map((one) => [nameOf(one), one]));
  return after.vendors
    .filter(({ active }) => active)
    .some((vendor) => {
      const earlier = known.get(nameOf(vendor));
      return earlier?.type !== vendor.type || earlier.purpose !== vendor.purpose;
    });
}
