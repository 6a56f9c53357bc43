/** The calls of an account: apart, because most pages need none of them. */
import type * as contract from '@clausewright/contract';
import { get, post, put, remove } from './endpoint.ts';

export const accountCalls = {
  register: post<typeof contract.registerCall>('/customer/register'),
  checkActivationHash: post<typeof contract.checkActivationHash>('/customer/check-activation-hash'),
  activateAccount: post<typeof contract.activateAccountCall>('/customer/activate-account'),
  setInitialPassword: post<typeof contract.setInitialPassword>('/customer/initial-password-set'),
  resendActivation: post<typeof contract.resendActivation>('/customer/resend-activation-email'),
  forgotPassword: post<typeof contract.forgotPassword>('/customer/forgot-password'),
  checkResetHash: post<typeof contract.checkResetHash>('/customer/check-reset-hash'),
  resetPassword: post<typeof contract.resetPasswordCall>('/customer/reset-password'),
  checkEmailStatus: post<typeof contract.checkEmailStatus>('/customer/check-email-status'),
  login: post<typeof contract.loginCall>('/customer/login', 'top'),
  logInCode: post<typeof contract.logInCode>('/customer/login-code', 'top'),
  listSessions: get<typeof contract.listSessions>('/customer/sessions'),
  endSession: remove<typeof contract.endSession>('/customer/sessions/:id'),
  endOtherSessions: post<typeof contract.endOtherSessions>('/customer/sessions/end-others'),
  changePassword: post<typeof contract.changePasswordCall>('/customer/change-password'),
  customerInfo: get<typeof contract.customerInfo>('/customer/info', 'top'),
  updateProfile: put<typeof contract.updateProfile>('/customer/info', 'top'),
  setLanguage: put<typeof contract.setLanguage>('/customer/set-language/:lang'),
  claimAgreements: post<typeof contract.claimAgreements>('/customer/claim-agreements'),
  deleteAccount: post<typeof contract.deleteAccountCall>('/customer/delete'),
  exportAccount: post<typeof contract.exportAccount>('/customer/export'),
};
