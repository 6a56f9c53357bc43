/**
 * The calls of the app. Types come from the contract; its schemas stay out of the browser, so the
 * addresses are repeated here and calls.test.ts compares them.
 */
import type * as contract from '@clausewright/contract';
import { get, post } from './endpoint.ts';

export const calls = {
  newAgreement: post<typeof contract.newAgreement>('/agreement/new'),
  updateAgreement: post<typeof contract.updateAgreement>('/agreement/update/:id'),
  previewAgreement: post<typeof contract.previewAgreement>('/agreement/preview'),
  priceChoices: post<typeof contract.priceChoices>('/agreement/price-choices'),
  priceUpdateChoices: post<typeof contract.priceUpdateChoices>('/agreement/update/price-choices/:id'),
  agreementCosts: post<typeof contract.agreementCosts>('/agreement/costs/:id'),
  agreementDetails: get<typeof contract.getAgreementDetails>('/agreement/details/:id'),
  agreementSaleDetails: get<typeof contract.getAgreementSaleDetails>('/agreement/sale-details/:id'),
  generateFiles: post<typeof contract.generateFiles>('/agreement/generate-files'),
  publicDownloadDetails: get<typeof contract.publicDownloadDetails>('/agreement/public-download-details/:id'),
  downloadDetails: get<typeof contract.downloadAgreement>('/agreement/download-details/:id'),
  listCountries: get<typeof contract.listCountriesCall>('/public/countries/list', 'top'),
  listPrices: get<typeof contract.listPrices>('/public/prices'),
  payloadKey: get<typeof contract.payloadKeyCall>('/public/payload-key', 'top'),
  clientLog: post<typeof contract.clientLog>('/public/client-log'),
  logout: post<typeof contract.logoutCall>('/customer/logout'),
  ping: get<typeof contract.pingCall>('/customer/ping', 'top'),
  unpaidAgreements: get<typeof contract.unpaidAgreements>('/customer/agreements/unpaid'),
  allAgreements: get<typeof contract.allAgreements>('/customer/agreements/all'),
};
