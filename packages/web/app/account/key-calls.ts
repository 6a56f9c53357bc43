/** The calls of API keys: apart, because one page alone needs them. */
import type * as contract from '@clausewright/contract';
import { get, post, remove } from '../endpoint.ts';

export const keyCalls = {
  listApiKeys: get<typeof contract.listApiKeys>('/customer/api-keys'),
  newApiKey: post<typeof contract.newApiKey>('/customer/api-keys'),
  revokeApiKey: remove<typeof contract.revokeApiKey>('/customer/api-keys/:id'),
  listWebsites: get<typeof contract.listWebsites>('/website/list'),
};
