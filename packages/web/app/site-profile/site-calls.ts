import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

/** The calls about what the documents of one site share. */
export const siteCalls = {
  readSiteProfile: post<typeof contract.readSiteProfile>('/agreement/site-profile'),
  readSiteDifferences: get<typeof contract.readSiteDifferences>('/agreement/site-differences/:id'),
};
