/**
 * The calls of the app. Types come from the contract; its schemas stay out of the browser, so the
 * addresses are repeated here and calls.test.ts compares them.
 */
import type * as contract from '@clausewright/contract';
import type { BodyOf, Call, Method, ParamsOf, QueryOf, ResultOf } from '@clausewright/contract';

export interface Endpoint<Body, Params, Result, Query = undefined> {
  method: Method;
  path: string;
  place: 'data' | 'top';
  /** Never present: carries the types. */
  types?: { body: Body; params: Params; result: Result; query: Query };
}

type EndpointOf<C extends Call> = Endpoint<BodyOf<C>, ParamsOf<C>, ResultOf<C>, QueryOf<C>>;

function get<C extends Call>(path: string, place: 'data' | 'top' = 'data'): EndpointOf<C> {
  return { method: 'GET', path, place };
}
function post<C extends Call>(path: string, place: 'data' | 'top' = 'data'): EndpointOf<C> {
  return { method: 'POST', path, place };
}
function put<C extends Call>(path: string, place: 'data' | 'top' = 'data'): EndpointOf<C> {
  return { method: 'PUT', path, place };
}
function remove<C extends Call>(path: string): EndpointOf<C> {
  return { method: 'DELETE', path, place: 'data' };
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
  downloadDetails: get<typeof contract.downloadAgreement>('/agreement/download-details/:id'),
  newTransaction: post<typeof contract.newTransaction>('/transaction/new'),
  processTransaction: post<typeof contract.processTransaction>('/transaction/process/:id'),
  listCountries: get<typeof contract.listCountriesCall>('/public/countries/list', 'top'),
  payloadKey: get<typeof contract.payloadKeyCall>('/public/payload-key', 'top'),
  clientLog: post<typeof contract.clientLog>('/public/client-log'),
  register: post<typeof contract.registerCall>('/customer/register'),
  checkActivationHash: post<typeof contract.checkActivationHash>('/customer/check-activation-hash'),
  activateAccount: post<typeof contract.activateAccountCall>('/customer/activate-account'),
  setInitialPassword: post<typeof contract.setInitialPassword>('/customer/initial-password-set'),
  resendActivation: post<typeof contract.resendActivation>('/customer/resend-activation-email'),
  forgotPassword: post<typeof contract.forgotPassword>('/customer/forgot-password'),
  resetPassword: post<typeof contract.resetPasswordCall>('/customer/reset-password'),
  checkEmailStatus: post<typeof contract.checkEmailStatus>('/customer/check-email-status'),
  login: post<typeof contract.loginCall>('/customer/login', 'top'),
  logout: post<typeof contract.logoutCall>('/customer/logout'),
  ping: get<typeof contract.pingCall>('/customer/ping', 'top'),
  listSessions: get<typeof contract.listSessions>('/customer/sessions'),
  endSession: remove<typeof contract.endSession>('/customer/sessions/:id'),
  endOtherSessions: post<typeof contract.endOtherSessions>('/customer/sessions/end-others'),
  changePassword: post<typeof contract.changePasswordCall>('/customer/change-password'),
  customerInfo: get<typeof contract.customerInfo>('/customer/info', 'top'),
  updateProfile: put<typeof contract.updateProfile>('/customer/info', 'top'),
  setLanguage: put<typeof contract.setLanguage>('/customer/set-language/:lang'),
  unpaidAgreements: get<typeof contract.unpaidAgreements>('/customer/agreements/unpaid'),
  allAgreements: get<typeof contract.allAgreements>('/customer/agreements/all'),
  claimAgreements: post<typeof contract.claimAgreements>('/customer/claim-agreements'),
  deleteAccount: post<typeof contract.deleteAccountCall>('/customer/delete'),
  exportAccount: post<typeof contract.exportAccount>('/customer/export'),
};
