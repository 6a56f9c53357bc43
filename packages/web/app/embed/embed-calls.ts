/** The call of the page check: apart, because no other page needs it. */
import type * as contract from '@clausewright/contract';
import { post } from '../endpoint.ts';

export const embedCalls = {
  checkCopy: post<typeof contract.checkCopy>('/agreement/check-page/:id'),
};
