import { type Approval, approvingRoles, type MemberRight } from '@clausewright/contract';
import { isAuthor, listApprovers, listDecisions, requiresApproval } from '../approvals/approval-store.ts';
import type { Approvable } from '../approvals/approval-store.ts';
import { judge, type Judgement } from '../approvals/clearance.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import { hasRight, type Session } from '../platform/http/session.ts';
import { openReviewed, type Reviewed } from './what-waits.ts';

/** What was said of it, and whether what waits may be published. */
export async function readApproval(
  db: Database,
  session: Session,
  what: Approvable,
): Promise<Outcome<Approval>> {
  const opened = await openReviewed(db, what, session.customerId);
  return opened.ok ? { ok: true, value: await describeApproval(db, session, opened.reviewed) } : opened;
}

export async function describeApproval(
  db: Database,
  session: Session,
  { of, id, waits }: Reviewed,
): Promise<Approval> {
  const { customerId: organisationId, member } = session;
  const at = { of, id, organisationId };
  const judged: Judgement =
    waits === null
      ? { state: 'open', counting: [], approvers: await listApprovers(db, at) }
      : await judge(db, { ...at, revision: waits.revision });
  const own = member !== undefined && (await isAuthor(db, { of, id, personId: member.personId }));
  const approves = member !== undefined && approvingRoles.includes(member.role);
  const may = (right: MemberRight) => hasRight(session, right);
  // The press that finishes a document may pay for it, which concerns the whole account.
  const isWide = member === undefined || member.websites === null;
  const decisions = await listDecisions(db, at);
  return {
    required: await requiresApproval(db, organisationId),
    state: waits === null || (member === undefined && judged.approvers.length === 0) ? null : judged.state,
    revision: waits?.seen ?? null,
    may_decide: waits !== null && approves && !own,
    own: own && approves && waits !== null,
    may_ask: waits !== null && may('write') && judged.approvers.some((one) => one.id !== member?.personId),
    may_publish: of === 'banner' ? may('publish') : isWide && (may('publish') || may('pay')),
    approvers: judged.approvers.length,
    decisions: decisions.map(({ id: decision, name, approved, remark, at: when, number, revision }) => ({
      id: decision,
      name,
      approved,
      remark,
      at: when.toISOString(),
      number,
      current: revision === waits?.revision,
      counts: judged.counting.includes(decision),
    })),
  };
}
