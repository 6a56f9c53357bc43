/** The calls of organisations: apart, because few pages need them. */
import type * as contract from '@clausewright/contract';
import { get, post, put, remove } from '../endpoint.ts';

export const organisationCalls = {
  list: get<typeof contract.listOrganisations>('/organisation/list'),
  make: post<typeof contract.newOrganisation>('/organisation/new'),
  change: put<typeof contract.changeOrganisation>('/organisation/details'),
  delete: post<typeof contract.deleteOrganisation>('/organisation/delete'),
  leave: post<typeof contract.leaveOrganisation>('/organisation/leave/:id'),
  members: get<typeof contract.listMembers>('/organisation/members'),
  changeMember: put<typeof contract.changeMember>('/organisation/members/:id'),
  removeMember: remove<typeof contract.removeMember>('/organisation/members/:id'),
  invite: post<typeof contract.inviteMember>('/organisation/invite'),
  withdraw: remove<typeof contract.withdrawInvitation>('/organisation/invitations/:id'),
  provider: get<typeof contract.readIdentityProvider>('/organisation/provider'),
  saveProvider: put<typeof contract.saveIdentityProvider>('/organisation/provider'),
  requireProvider: put<typeof contract.requireIdentityProvider>('/organisation/provider/required'),
  removeProvider: post<typeof contract.removeIdentityProvider>('/organisation/provider/remove'),
  testProvider: post<typeof contract.testIdentityProvider>('/organisation/provider/test'),
  moveWebsite: post<typeof contract.moveWebsite>('/website/move/:id'),
  readInvitation: post<typeof contract.readInvitation>('/invitation/read'),
  accept: post<typeof contract.acceptInvitation>('/invitation/accept'),
};
