/** The calls of websites: apart, because few pages need them. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

export const websiteCalls = {
  listWebsiteStates: get<typeof contract.listWebsiteStates>('/website/states'),
  readWebsitePage: get<typeof contract.readWebsitePage>('/website/page/:id'),
  postponeNext: post<typeof contract.postponeNext>('/website/postpone/:id'),
};
