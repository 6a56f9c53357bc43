import { approvingRoles, rightsOf } from '@clausewright/contract';
import type { StoredMember } from './member-store.ts';

/**
 * Whether somebody else could approve of whatever a member does: a reviewer of all websites, who changes nothing, or a
 * second owner. Who is held to some websites may still approve of those.
 */
export function canApprove(members: readonly Pick<StoredMember, 'role' | 'websiteIds'>[]): boolean {
  const able = members.filter(({ role, websiteIds }) => approvingRoles.includes(role) && websiteIds === null);
  return able.length > 1 || able.some(({ role }) => !rightsOf(role).includes('write'));
}
