import type { SuggestedVendor, VendorInput } from '@clausewright/contract';
import { useLanguage } from '../../language/language-provider.tsx';
import { parseDomain } from '../parse-domain.ts';
import { useConsent } from '../consent-context.ts';
import { partsOf } from '../seen-vendor.ts';
import { SeenVendors } from '../seen-vendors.tsx';
import { usualPurpose } from '../wizard/consent-draft.ts';
import { useCatalogue } from './use-catalogue.ts';
import type { Vendors } from './vendor-order.ts';

interface Props {
  vendors: Vendors;
  onAdd: (vendors: readonly VendorInput[]) => void;
}

/** Services that the newest scan of the account saw on the site of the open banner. */
export function SeenInEditor({ vendors, onAdd }: Props) {
  const { details } = useConsent();
  const { language } = useLanguage();
  const catalogue = useCatalogue(language);
  if (catalogue === null) return null;
  const known = (seen: SuggestedVendor): VendorInput[] => {
    const entry = catalogue[seen.id]?.vendor;
    // What was measured stands where the catalogue names no period.
    return entry === undefined ? [] : [{ ...entry, kept_for: entry.kept_for ?? partsOf(seen).keptFor }];
  };
  return (
    <SeenVendors
      site={parseDomain(details.site_url)}
      scan={null}
      catalogue={catalogue}
      listed={{
        ids: vendors.flatMap(({ catalogue_id: id }) => id ?? []),
        names: vendors.map(({ name }) => name),
        patterns: vendors.flatMap(({ patterns }) => patterns),
      }}
      onAddKnown={(seen) => onAdd(seen.flatMap(known))}
      onAddOwn={(seen, type) => {
        const { name, patterns, cookies, keptFor } = partsOf(seen);
        onAdd([
          {
            catalogue_id: null,
            name,
            company: '',
            country: null,
            type,
            purpose: usualPurpose[type],
            about: {},
            kept_for: keptFor,
            privacy_url: '',
            patterns,
            cookies,
          },
        ]);
      }}
    />
  );
}
