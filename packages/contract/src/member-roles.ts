import { keyScopes } from './key-scopes.ts';

/**
 * What a member of an organisation is there for. A reviewer looks, approves or declines, and changes nothing; `billing` pays; a client of an
 * agency prepares what concerns his own websites and publishes nothing.
 */
export const memberRoles = ['owner', 'editor', 'reviewer', 'billing', 'client'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What keys may do, and what is for people alone: approving, paying, and deciding who belongs to the organisation. */
export const memberRights = [...keyScopes, 'approve', 'pay', 'manage'] as const;
export type MemberRight = (typeof memberRights)[number];

const rights: Readonly<Record<MemberRole, readonly MemberRight[]>> = {
  owner: memberRights,
  editor: keyScopes,
  reviewer: ['read', 'approve'],
  billing: ['read', 'pay'],
  client: ['read', 'write'],
};

/** Who approves, where nothing is published without it. */
export const approvingRoles = memberRoles.filter((role) => rights[role].includes('approve'));

export function rightsOf(role: MemberRole): readonly MemberRight[] {
  return rights[role];
}

/** Roles that may be held to some websites; the others concern the whole organisation. */
export const narrowRoles: readonly MemberRole[] = ['editor', 'reviewer', 'client'];
