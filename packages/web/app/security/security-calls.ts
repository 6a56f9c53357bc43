/** The calls behind what an account is opened with: apart, because one page needs them. */
import type * as contract from '@clausewright/contract';
import { post } from '../endpoint.ts';

export const securityCalls = {
  askEmailChange: post<typeof contract.askEmailChange>('/customer/change-email'),
  checkEmailChange: post<typeof contract.checkEmailChange>('/customer/check-email-change'),
  confirmEmailChange: post<typeof contract.confirmEmailChange>('/customer/confirm-email-change'),
};
