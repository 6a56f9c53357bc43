/**
 * Company and privacy notice of each vendor for banners, as far as they were read; no wizard loads them. A banner has no
 * country of its owner, so the company is the one that contracts with owners in the EEA. The build of the pages takes its
 * value, not its imports.
 */
import { whatWasRead } from '../facts.ts';
import { vendorValues } from '../vendor-files.ts';

export interface VendorCompany {
  company?: string;
  /** Of the company, where it is not the seat of the vendor. */
  country?: string;
  privacyUrl?: string;
}

export const vendorCompanies: Readonly<Record<string, VendorCompany>> = vendorValues(
  ({ contracts = [], seat, privacyUrl, tags }) => {
    // No banner has what does not run on websites.
    if (tags === undefined) return undefined;
    const contract = whatWasRead(contracts.find(({ in: places }) => places.includes('eea')));
    const url = whatWasRead(privacyUrl)?.url;
    if (contract === undefined && url === undefined) return undefined;
    return {
      ...(contract && { company: contract.name }),
      ...(contract && contract.country !== seat && { country: contract.country }),
      ...(url !== undefined && { privacyUrl: url }),
    };
  },
);
