/**
 * Company and privacy notice of each vendor, for documents and for banners; no wizard loads them. Nothing here was
 * compared with the vendor's pages yet. The build of the pages takes its value, not its imports.
 */
import { vendorValues } from '../vendor-files.ts';

export interface VendorCompany {
  legalEntity: string;
  privacyUrl: string;
}

export const vendorCompanies: Readonly<Record<string, VendorCompany>> = vendorValues(
  ({ company = 'unknown', privacyUrl = 'unknown' }) => ({ legalEntity: company, privacyUrl }),
);
