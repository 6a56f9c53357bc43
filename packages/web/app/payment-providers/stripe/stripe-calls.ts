/** The calls of Stripe's form. */
import type * as contract from '@clausewright/contract';
import { post } from '../../endpoint.ts';

export const stripeCalls = {
  stripeNewMethodToken: post<typeof contract.stripeNewMethodToken>(
    '/transaction/stripe/get-token-for-new-payment-method',
  ),
  stripeConfirmSetupIntent: post<typeof contract.stripeConfirmSetupIntent>(
    '/transaction/stripe/confirm-setup-intent',
  ),
};
