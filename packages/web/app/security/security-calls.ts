/** The calls behind what an account is opened with: apart, because one page needs them. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

export const securityCalls = {
  askEmailChange: post<typeof contract.askEmailChange>('/customer/change-email'),
  checkEmailChange: post<typeof contract.checkEmailChange>('/customer/check-email-change'),
  confirmEmailChange: post<typeof contract.confirmEmailChange>('/customer/confirm-email-change'),
  readSecondFactor: get<typeof contract.readSecondFactor>('/customer/second-factor'),
  beginSecondFactor: post<typeof contract.beginSecondFactor>('/customer/second-factor/begin'),
  confirmSecondFactor: post<typeof contract.confirmSecondFactor>('/customer/second-factor/confirm'),
  endSecondFactor: post<typeof contract.endSecondFactor>('/customer/second-factor/end'),
  renewRecoveryCodes: post<typeof contract.renewRecoveryCodes>('/customer/second-factor/recovery-codes'),
  listPasskeys: get<typeof contract.listPasskeys>('/customer/passkeys'),
  beginPasskey: post<typeof contract.beginPasskey>('/customer/passkeys/begin'),
  addPasskey: post<typeof contract.addPasskey>('/customer/passkeys'),
  removePasskey: post<typeof contract.removePasskey>('/customer/passkeys/:id/remove'),
};
