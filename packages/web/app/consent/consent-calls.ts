/** The calls of privacy consents: apart, because no other page needs them. */
import type * as contract from '@clausewright/contract';
import { get, post, put, remove } from '../endpoint.ts';

export const consentCalls = {
  newConsent: post<typeof contract.newConsent>('/privacy-consent/new'),
  listConsents: get<typeof contract.listConsents>('/privacy-consent/list'),
  subscriptionPlans: get<typeof contract.subscriptionPlans>('/privacy-consent/subscription-plans'),
  subscriptionStats: get<typeof contract.subscriptionStats>('/privacy-consent/subscription-stats'),
  toggleConsent: put<typeof contract.toggleConsent>('/privacy-consent/active-toggle/:id'),
  deleteConsent: remove<typeof contract.deleteConsent>('/privacy-consent/delete/:id'),
  domainExists: post<typeof contract.domainExists>('/privacy-consent/domain-exists'),
  siteVendors: post<typeof contract.siteVendors>('/privacy-consent/site-vendors'),
  listVendors: get<typeof contract.listVendors>('/privacy-consent/vendors/:id'),
  addVendors: post<typeof contract.addVendors>('/privacy-consent/vendors/:id'),
  installDetails: get<typeof contract.installDetails>('/privacy-consent/install-details/:id'),
  checkInstall: post<typeof contract.checkInstall>('/privacy-consent/check-install/:id'),
  emailInstall: post<typeof contract.emailInstall>('/privacy-consent/send-customer-email/:id'),
  checkCustomerActive: post<typeof contract.checkCustomerActive>(
    '/privacy-consent/check-customer-active/:id',
  ),
  addDomain: post<typeof contract.addDomain>('/privacy-consent/additional-domain/add/:id'),
  deleteDomain: remove<typeof contract.deleteDomain>(
    '/privacy-consent/additional-domain/delete/:id/:domainId',
  ),
};
