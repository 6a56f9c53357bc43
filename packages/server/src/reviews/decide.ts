import type { Approval } from '@clausewright/contract';
import { noteActivity } from '../activity/note-activity.ts';
import { type Approvable, findLastWord, insertDecision, isAuthor } from '../approvals/approval-store.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { InstancePorts } from '../platform/ports.ts';
import type { Session } from '../platform/http/session.ts';
import { describeApproval } from './read-approval.ts';
import { openReviewed } from './what-waits.ts';

interface Said {
  /** What the member read. */
  seen: string;
  approved: boolean;
  remark: string | undefined;
}

/** Says yes or no to what waits, for an organisation; what is not what the member read any more is refused. */
export async function decide(
  { db, clock }: Pick<InstancePorts, 'db' | 'clock'>,
  session: Session,
  { seen, approved, remark, ...what }: Approvable & Said,
): Promise<Outcome<Approval>> {
  const { customerId: organisationId, member } = session;
  // Nobody approves of what is his own.
  if (member === undefined) return { ok: false, reason: 'not-found' };
  const { personId } = member;
  return inTransaction(db, async (trx): Promise<Outcome<Approval>> => {
    const opened = await openReviewed(trx, what, organisationId, trx);
    if (!opened.ok) return opened;
    const { waits } = opened.reviewed;
    if (waits === null) return { ok: false, reason: 'nothing-to-approve' };
    if (waits.seen !== seen) return { ok: false, reason: 'revision-changed' };
    if (await isAuthor(trx, { ...what, personId })) return { ok: false, reason: 'approval-own' };
    const at = clock();
    const { revision, number } = waits;
    const said = { personId, approved, remark: remark ?? null, at };
    // A press that comes twice says nothing new.
    const last = await findLastWord(trx, { ...what, organisationId, revision, personId });
    if (last?.approved === approved && last.remark === said.remark)
      return { ok: true, value: await describeApproval(trx, session, opened.reviewed) };
    await insertDecision(trx, { ...what, organisationId, revision, number, ...said });
    const kind = kinds[what.of][approved ? 'yes' : 'no'];
    const noted = { ownerId: organisationId, actorId: personId, objectId: what.id, now: at };
    await noteActivity(trx, { ...noted, kind, by: 'caller' });
    return { ok: true, value: await describeApproval(trx, session, opened.reviewed) };
  });
}

const kinds = {
  agreement: { yes: 'document-approved', no: 'document-declined' },
  banner: { yes: 'banner-approved', no: 'banner-declined' },
} as const;
