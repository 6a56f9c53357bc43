/** Specification 7, Privacy consent: vendors of a site, in the order in which its banner shows them. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idParams } from '../fields.ts';
import { limits } from '../limits.ts';
import { consentVendor, vendorInput } from './consent-fields.ts';

const account = { limit: 'account', access: 'customer', params: idParams } as const;
const vendorList = z.object({ vendors: z.array(consentVendor) });

export const listVendors = defineCall({
  ...account,
  id: 'listVendors',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/vendors/:id',
  summary: 'Vendors of a consent, in order.',
  result: vendorList,
});

export const vendorDetails = defineCall({
  ...account,
  id: 'vendorDetails',
  key: { scope: 'read', of: 'vendor' },
  method: 'GET',
  path: '/privacy-consent/vendor-details/:id',
  summary: 'One vendor by its own id.',
  result: consentVendor,
});

export const addVendors = defineCall({
  ...account,
  id: 'addVendors',
  key: { scope: 'write', of: 'banner' },
  method: 'POST',
  path: '/privacy-consent/vendors/:id',
  summary:
    'Adds vendors at the end, all or none; one of the catalogue that stands there already is left as it is.',
  activity: 'vendors-added',
  body: z.strictObject({ vendors: z.array(vendorInput).check(z.minLength(1), z.maxLength(50)) }),
  result: vendorList,
});

export const editVendor = defineCall({
  ...account,
  id: 'editVendor',
  key: { scope: 'write', of: 'vendor' },
  method: 'PUT',
  path: '/privacy-consent/vendor-edit/:id',
  summary: 'Writes one vendor anew.',
  activity: 'vendor-changed',
  body: vendorInput,
  result: consentVendor,
});

export const toggleVendor = defineCall({
  ...account,
  id: 'toggleVendor',
  key: { scope: 'write', of: 'vendor' },
  method: 'PUT',
  path: '/privacy-consent/vendor-toggle/:id',
  summary: 'Takes a vendor out of the banner or back; an essential one stays on.',
  activity: 'vendor-changed',
  body: z.strictObject({ active: z.boolean() }),
  result: consentVendor,
});

export const deleteVendor = defineCall({
  ...account,
  id: 'deleteVendor',
  key: { scope: 'write', of: 'vendor' },
  method: 'DELETE',
  path: '/privacy-consent/vendor-delete/:id',
  summary: 'Deletes a vendor.',
  activity: 'vendor-deleted',
  result: z.object({}),
});

export const orderVendors = defineCall({
  ...account,
  id: 'orderVendors',
  key: { scope: 'write', of: 'banner' },
  method: 'PUT',
  path: '/privacy-consent/update-vendors-order/:id',
  summary: 'Puts the vendors in a new order; every one of them must be named once.',
  activity: 'vendors-ordered',
  body: z.strictObject({ order: z.array(id).check(z.maxLength(limits.vendors)) }),
  result: vendorList,
});
