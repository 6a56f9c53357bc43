/** The calls of the billing tabs: apart, because no other page needs them. */
import type * as contract from '@clausewright/contract';
import { get, post, put, remove } from '../endpoint.ts';

export const billingCalls = {
  allSubscriptions: get<typeof contract.allSubscriptions>('/customer/subscription/all'),
  cancelSubscription: put<typeof contract.cancelSubscription>('/customer/subscription/cancel'),
  resumeSubscription: put<typeof contract.resumeSubscription>('/customer/subscription/resume'),
  subscriptionPlans: get<typeof contract.subscriptionPlans>('/privacy-consent/subscription-plans'),
  listInvoices: get<typeof contract.listInvoices>('/invoices/list'),
  listPaymentMethods: get<typeof contract.listPaymentMethods>('/customer/payment-methods'),
  setDefaultMethod: put<typeof contract.setDefaultMethod>('/customer/set-default-payment-method'),
  deletePaymentMethod: remove<typeof contract.deletePaymentMethod>('/customer/payment-method/:id'),
  paymentProfile: get<typeof contract.paymentProfile>('/transaction/payment-profile'),
  sandboxCreateMethod: post<typeof contract.sandboxCreateMethod>(
    '/transaction/sandbox/create-new-payment-method',
  ),
  getBillingAddress: get<typeof contract.getBillingAddress>('/customer/billing-address'),
  putBillingAddress: put<typeof contract.putBillingAddress>('/customer/billing-address'),
  checkVies: post<typeof contract.checkVies>('/customer/check-vies'),
};
