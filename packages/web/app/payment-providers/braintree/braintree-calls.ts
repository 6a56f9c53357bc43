/** The calls of Braintree's forms. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../../endpoint.ts';

export const braintreeCalls = {
  user3dSecure: get<typeof contract.user3dSecure>('/transaction/user-3d-secure'),
  braintreeNewToken: post<typeof contract.braintreeNewToken>('/transaction/braintree/new-token'),
  braintreeNewMethodToken: post<typeof contract.braintreeNewMethodToken>(
    '/transaction/braintree/new-payment-method-new-token',
  ),
  braintreeCreateMethod: post<typeof contract.braintreeCreateMethod>(
    '/transaction/braintree/create-new-payment-method',
  ),
};
