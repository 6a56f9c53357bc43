/** The calls of My Agreements and of the download page's owner: apart, because no other page needs them. */
import type * as contract from '@clausewright/contract';
import { get, post, remove } from '../endpoint.ts';

export const agreementCalls = {
  deleteAgreement: remove<typeof contract.deleteAgreement>('/agreement/delete/:id'),
  getUpdateDetails: get<typeof contract.getUpdateDetails>('/agreement/details/update/:id'),
  sendCustomerEmail: get<typeof contract.sendCustomerEmail>('/agreement/send-customer-email/:id'),
  previewUpdate: post<typeof contract.previewUpdate>('/agreement/update/preview/:id'),
};
