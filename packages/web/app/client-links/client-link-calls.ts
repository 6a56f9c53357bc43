/** The calls of links for clients: apart, because few pages need them. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../endpoint.ts';

export const clientLinkCalls = {
  listClientLinks: get<typeof contract.listClientLinks>('/website/client-links/:id'),
  makeClientLink: post<typeof contract.makeClientLink>('/website/client-links/:id'),
  renewClientLink: post<typeof contract.renewClientLink>('/website/client-links/renew/:id'),
  revokeClientLink: post<typeof contract.revokeClientLink>('/website/client-links/revoke/:id'),
  takeClientAnswers: post<typeof contract.takeClientAnswers>('/website/client-links/take/:id'),
  openClientLink: post<typeof contract.openClientLink>('/client-link/open'),
  sendClientAnswers: post<typeof contract.sendClientAnswers>('/client-link/answer'),
};
