import { type Approvable, listApprovers } from '../approvals/approval-store.ts';
import { findAccount } from '../customers/customer-store.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import { putInOutbox } from '../platform/mail/outbox-store.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { openReviewed } from './what-waits.ts';

/** Writes to whoever may approve of what waits: once each for one version, however often somebody asks. */
export async function askForApproval(
  { db, clock, enqueue, publicUrl, operatorName }: InstancePorts,
  { customerId: organisationId, member }: Session,
  what: Approvable,
): Promise<Outcome<{ asked: number }>> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<{ asked: number }>> => {
    const opened = await openReviewed(trx, what, organisationId);
    if (!opened.ok) return opened;
    const { waits, about } = opened.reviewed;
    if (waits === null) return { ok: false, reason: 'nothing-to-approve' };
    const organisation = await findAccount(trx, organisationId);
    const asker = member && (await findAccount(trx, member.personId));
    const approvers = (await listApprovers(trx, { ...what, organisationId })).filter(
      ({ id }) => id !== member?.personId,
    );
    if (organisation === null || approvers.length === 0) return { ok: false, reason: 'nobody-approves' };
    const named = organisation.organisation ?? '';
    for (const { id, email, language } of approvers) {
      await putInOutbox(trx, enqueue, {
        eventKey: `approval:${what.id}:${waits.revision}:${id}`,
        recipient: email,
        language,
        message: 'approval-asked',
        facts: {
          service: operatorName,
          organisation: named,
          asker: asker?.email ?? named,
          about,
          link: `${publicUrl}${pages[what.of]}${what.id}`,
        },
        now,
      });
    }
    return { ok: true, value: { asked: approvers.length } };
  });
}

const pages = { agreement: '/wizard/pay/', banner: '/profile/privacy-consents/appearance/' } as const;
