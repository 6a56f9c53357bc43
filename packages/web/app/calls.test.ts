import * as contract from '@clausewright/contract';
import { expect, test } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { calls } from './calls.ts';
import { checkoutCalls } from './checkout/checkout-calls.ts';
import { braintreeCalls } from './payment-providers/braintree/braintree-calls.ts';
import { stripeCalls } from './payment-providers/stripe/stripe-calls.ts';

const promised: Record<string, { method: string; path: string; place: string }> = {
  newAgreement: contract.newAgreement,
  updateAgreement: contract.updateAgreement,
  previewAgreement: contract.previewAgreement,
  priceChoices: contract.priceChoices,
  priceUpdateChoices: contract.priceUpdateChoices,
  agreementCosts: contract.agreementCosts,
  agreementDetails: contract.getAgreementDetails,
  agreementSaleDetails: contract.getAgreementSaleDetails,
  generateFiles: contract.generateFiles,
  publicDownloadDetails: contract.publicDownloadDetails,
  downloadDetails: contract.downloadAgreement,
  newTransaction: contract.newTransaction,
  processTransaction: contract.processTransaction,
  transactionStatus: contract.transactionStatusCall,
  cancelTransaction: contract.cancelTransaction,
  paymentProfile: contract.paymentProfile,
  user3dSecure: contract.user3dSecure,
  braintreeNewToken: contract.braintreeNewToken,
  braintreeNewMethodToken: contract.braintreeNewMethodToken,
  braintreeCreateMethod: contract.braintreeCreateMethod,
  stripeNewMethodToken: contract.stripeNewMethodToken,
  stripeConfirmSetupIntent: contract.stripeConfirmSetupIntent,
  checkVies: contract.checkVies,
  billingAddress: contract.getBillingAddress,
  consentSaleDetails: contract.consentSaleDetails,
  consentCosts: contract.consentCosts,
  listCountries: contract.listCountriesCall,
  listPrices: contract.listPrices,
  payloadKey: contract.payloadKeyCall,
  clientLog: contract.clientLog,
  register: contract.registerCall,
  checkActivationHash: contract.checkActivationHash,
  activateAccount: contract.activateAccountCall,
  setInitialPassword: contract.setInitialPassword,
  resendActivation: contract.resendActivation,
  forgotPassword: contract.forgotPassword,
  checkResetHash: contract.checkResetHash,
  resetPassword: contract.resetPasswordCall,
  checkEmailStatus: contract.checkEmailStatus,
  login: contract.loginCall,
  logInCode: contract.logInCode,
  logout: contract.logoutCall,
  ping: contract.pingCall,
  listSessions: contract.listSessions,
  endSession: contract.endSession,
  endOtherSessions: contract.endOtherSessions,
  changePassword: contract.changePasswordCall,
  customerInfo: contract.customerInfo,
  updateProfile: contract.updateProfile,
  setLanguage: contract.setLanguage,
  unpaidAgreements: contract.unpaidAgreements,
  allAgreements: contract.allAgreements,
  claimAgreements: contract.claimAgreements,
  deleteAccount: contract.deleteAccountCall,
  exportAccount: contract.exportAccount,
};

test('every call matches the contract', () => {
  const where = ({ method, path, place }: { method: string; path: string; place: string }) =>
    `${method} ${path} ${place}`;
  const ours = Object.entries({
    ...calls,
    ...accountCalls,
    ...checkoutCalls,
    ...braintreeCalls,
    ...stripeCalls,
  }).map(([name, call]) => [name, where(call)]);
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(Object.entries(promised).map(([name, call]) => [name, where(call)])),
  );
});
