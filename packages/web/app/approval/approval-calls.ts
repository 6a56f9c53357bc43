/** The calls of what is approved before it is published: apart, because only members of organisations need them. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

export const approvalCalls = {
  agreement: {
    read: get<typeof contract.readDocumentApproval>('/agreement/approval/:id'),
    ask: post<typeof contract.askDocumentApproval>('/agreement/approval/ask/:id'),
  },
  banner: {
    read: get<typeof contract.readBannerApproval>('/privacy-consent/approval/:id'),
    ask: post<typeof contract.askBannerApproval>('/privacy-consent/approval/ask/:id'),
  },
  decideDocument: post<typeof contract.decideDocument>('/agreement/approval/:id'),
  decideBanner: post<typeof contract.decideBanner>('/privacy-consent/approval/:id'),
};
