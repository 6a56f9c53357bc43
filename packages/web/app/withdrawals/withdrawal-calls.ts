/** The calls about withdrawal functions: apart, because few pages need them. */
import type * as contract from '@clausewright/contract';
import { get, post, put } from '../endpoint.ts';

export const withdrawalCalls = {
  withdrawalOfAgreement: get<typeof contract.withdrawalOfAgreement>('/withdrawal/agreement/:id'),
  newWithdrawal: post<typeof contract.newWithdrawal>('/withdrawal/new'),
  hostWithdrawal: post<typeof contract.hostWithdrawal>('/withdrawal/host'),
  listWithdrawals: get<typeof contract.listWithdrawals>('/withdrawal/list'),
  changeWithdrawal: put<typeof contract.changeWithdrawal>('/withdrawal/:id'),
  withdrawalLog: get<typeof contract.withdrawalLog>('/withdrawal/log/:id'),
  exportWithdrawals: post<typeof contract.exportWithdrawals>('/withdrawal/export/:id'),
};
