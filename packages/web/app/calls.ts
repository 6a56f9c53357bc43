/**
 * The calls of the app. Types come from the contract; its schemas stay out of the browser, so the
 * addresses are repeated here and calls.test.ts compares them.
 */
import type * as contract from '@clausewright/contract';
import type { BodyOf, Call, ParamsOf, ResultOf } from '@clausewright/contract';

export interface Endpoint<Body, Params, Result> {
  method: 'GET' | 'POST';
  path: string;
  place: 'data' | 'top';
  /** Never present: carries the types. */
  types?: { body: Body; params: Params; result: Result };
}

type EndpointOf<C extends Call> = Endpoint<BodyOf<C>, ParamsOf<C>, ResultOf<C>>;

function get<C extends Call>(path: string, place: 'data' | 'top' = 'data'): EndpointOf<C> {
  return { method: 'GET', path, place };
}
function post<C extends Call>(path: string): EndpointOf<C> {
  return { method: 'POST', path, place: 'data' };
}

export const calls = {
  newAgreement: post<typeof contract.newAgreement>('/agreement/new'),
  updateAgreement: post<typeof contract.updateAgreement>('/agreement/update/:id'),
  previewAgreement: post<typeof contract.previewAgreement>('/agreement/preview'),
  agreementCosts: post<typeof contract.agreementCosts>('/agreement/costs/:id'),
  agreementDetails: get<typeof contract.getAgreementDetails>('/agreement/details/:id'),
  agreementSaleDetails: get<typeof contract.getAgreementSaleDetails>('/agreement/sale-details/:id'),
  generateFiles: post<typeof contract.generateFiles>('/agreement/generate-files'),
  publicDownloadDetails: get<typeof contract.publicDownloadDetails>('/agreement/public-download-details/:id'),
  newTransaction: post<typeof contract.newTransaction>('/transaction/new'),
  processTransaction: post<typeof contract.processTransaction>('/transaction/process/:id'),
  listCountries: get<typeof contract.listCountriesCall>('/public/countries/list', 'top'),
  payloadKey: get<typeof contract.payloadKeyCall>('/public/payload-key', 'top'),
};
