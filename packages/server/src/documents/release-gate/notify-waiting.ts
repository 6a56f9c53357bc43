import { findAccount } from '../../customers/customer-store.ts';
import { type Agreement, lockAgreement } from '../records/agreement-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { abandonedAfterDays } from '../records/abandoned-agreements-store.ts';
import { aboutAgreement, type AgreementMailPorts, createPayLink } from '../mail/agreement-mail.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import { findWithheldWording } from './release-gate.ts';
import { sameWording, type Wording } from '../prescribed-wording/prescribed-texts.ts';
import { waitingFor, type WaitingVersion } from './release-store.ts';

export type NotifyPorts = Pick<InstancePorts, 'mode'> & AgreementMailPorts;

/** Writes to whoever waited for these wordings and for none that is still held: once for each version. */
export async function notifyWaiting(
  ports: NotifyPorts,
  trx: Transaction,
  { released, now }: { released: readonly Wording[]; now: Date },
): Promise<void> {
  if (ports.mode !== 'production') return;
  const waiting = await waitingFor(trx, released);
  const held = await findWithheldWording(
    { db: trx, mode: ports.mode },
    waiting.flatMap(({ wording }) => wording),
  );
  // In the order in which claims lock them, so that the two cannot wait for each other.
  for (const one of waiting.toSorted((a, b) => (a.agreementId < b.agreementId ? -1 : 1))) {
    const isHeld = one.wording.some((carried) => held.some((other) => sameWording(carried, other)));
    const agreement = isHeld ? null : await lockAgreement(trx, one.agreementId);
    if (agreement !== null) await tell(ports, trx, { agreement, waiting: one, now });
  }
}

async function tell(
  ports: NotifyPorts,
  trx: Transaction,
  { agreement, waiting, now }: { agreement: Agreement; waiting: WaitingVersion; now: Date },
): Promise<void> {
  const { ownerId, currentVersionId } = agreement;
  const account = ownerId === null ? null : await findAccount(trx, ownerId);
  const given = waiting.deliveryEmail ?? agreement.deliveryEmail;
  const recipient = given ?? account?.email;
  if (recipient === undefined) return;
  const goes = ownerId === null && currentVersionId === null;
  await putInOutbox(trx, ports.enqueue, {
    eventKey: `wording-released:${waiting.versionId}`,
    recipient,
    language: agreement.interfaceLanguage,
    message: 'wording-released',
    facts: {
      service: ports.operatorName,
      ...aboutAgreement(ports, agreement),
      finishLink: createPayLink(ports, agreement),
      keptDays: goes ? abandonedAfterDays : null,
      customer: given === null,
    },
    now,
  });
}
