/** The calls of the page of payment: apart, because no other page needs them. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

export const checkoutCalls = {
  newTransaction: post<typeof contract.newTransaction>('/transaction/new'),
  processTransaction: post<typeof contract.processTransaction>('/transaction/process/:id'),
  transactionStatus: get<typeof contract.transactionStatusCall>('/transaction/status/:id'),
  cancelTransaction: post<typeof contract.cancelTransaction>('/transaction/cancel/:id'),
  paymentProfile: get<typeof contract.paymentProfile>('/transaction/payment-profile'),
  checkVies: post<typeof contract.checkVies>('/customer/check-vies'),
  billingAddress: get<typeof contract.getBillingAddress>('/customer/billing-address'),
  consentSaleDetails: get<typeof contract.consentSaleDetails>('/privacy-consent/sale-details/:id'),
  consentCosts: post<typeof contract.consentCosts>('/privacy-consent/costs/:id'),
};
