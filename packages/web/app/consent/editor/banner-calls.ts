/** The calls about vendors, look and publication of a banner: apart, because only the tabs of a site need them. */
import type * as contract from '@clausewright/contract';
import { get, post, put, remove } from '../../endpoint.ts';

export const bannerCalls = {
  consentDetails: get<typeof contract.consentDetails>('/privacy-consent/details/:id'),
  updateConsent: put<typeof contract.updateConsent>('/privacy-consent/:id'),
  updateFields: put<typeof contract.updateFields>('/privacy-consent/update-fields/:id'),
  listVendors: get<typeof contract.listVendors>('/privacy-consent/vendors/:id'),
  addVendors: post<typeof contract.addVendors>('/privacy-consent/vendors/:id'),
  editVendor: put<typeof contract.editVendor>('/privacy-consent/vendor-edit/:id'),
  toggleVendor: put<typeof contract.toggleVendor>('/privacy-consent/vendor-toggle/:id'),
  deleteVendor: remove<typeof contract.deleteVendor>('/privacy-consent/vendor-delete/:id'),
  orderVendors: put<typeof contract.orderVendors>('/privacy-consent/update-vendors-order/:id'),
  publishBanner: post<typeof contract.publishBanner>('/privacy-consent/publish/:id'),
  discardBanner: post<typeof contract.discardBanner>('/privacy-consent/discard/:id'),
};
