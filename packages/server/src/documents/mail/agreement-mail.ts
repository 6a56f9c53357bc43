import type { Language } from '@clausewright/contract';
import { deriveAccessToken } from '../records/access-token.ts';
import type { Agreement } from '../records/agreement-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { namelessSite } from '../records/get-site.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { AboutAgreement } from '../../platform/mail/document-name.ts';
import { type OutgoingMessage, putInOutbox, putInOutboxAgain } from '../../platform/mail/outbox-store.ts';

export type AgreementMailPorts = Pick<
  InstancePorts,
  'enqueue' | 'secret' | 'publicUrl' | 'documentsUrl' | 'operatorName'
>;

/** Tells the holder of an agreement that a version of it is served; nobody who gave no address. */
export async function mailAgreementReady(
  ports: AgreementMailPorts,
  trx: Transaction,
  { agreement, versionId, now }: { agreement: Agreement; versionId: string; now: Date },
): Promise<void> {
  const { deliveryEmail: recipient, interfaceLanguage: language } = agreement;
  if (recipient === null) return;
  await putInOutbox(
    trx,
    ports.enqueue,
    readyLetter(ports, { agreement, versionId, recipient, language, now }),
  );
}

/** Milliseconds in which an address is not sent the same letter twice. */
const notAgainWithin = 10 * 60_000;

/** The same letter once more; false while the last one to that address waits or is fresh. */
export function mailAgreementReadyAgain(
  ports: AgreementMailPorts,
  trx: Transaction,
  told: ReadyLetter,
): Promise<boolean> {
  const sentBefore = new Date(told.now.getTime() - notAgainWithin);
  return putInOutboxAgain(trx, ports.enqueue, { ...readyLetter(ports, told), sentBefore });
}

interface ReadyLetter {
  agreement: Agreement;
  versionId: string;
  recipient: string;
  language: Language;
  now: Date;
}

function readyLetter(
  ports: AgreementMailPorts,
  { agreement, versionId, recipient, language, now }: ReadyLetter,
): OutgoingMessage<'agreement-ready'> {
  return {
    eventKey: `agreement-ready:${versionId}`,
    recipient,
    language,
    message: 'agreement-ready',
    facts: {
      service: ports.operatorName,
      ...aboutAgreement(ports, agreement),
      liveLink: `${ports.documentsUrl}/live/${agreement.liveToken}`,
    },
    now,
  };
}

/** Where an agreement is paid, or finished where nothing is to be paid; a visitor's opens for whoever has the link. */
export function createPayLink(
  ports: Pick<AgreementMailPorts, 'secret' | 'publicUrl'>,
  agreement: Agreement,
): string {
  const { search } = new URL(aboutAgreement(ports, agreement).privateLink);
  return `${ports.publicUrl}/wizard/pay/${agreement.id}${search}`;
}

/**
 * What messages say of an agreement. The link opens what is a visitor's; to what is in an account it only leads: its
 * owner logs in, and who reads his mail does not get in.
 */
export function aboutAgreement(
  { secret, publicUrl }: Pick<AgreementMailPorts, 'secret' | 'publicUrl'>,
  agreement: Agreement,
): AboutAgreement {
  const proof = agreement.ownerId === null ? `?token=${deriveAccessToken(secret, agreement.requestId)}` : '';
  return {
    type: agreement.type,
    site: agreement.siteName === namelessSite ? null : agreement.siteName,
    privateLink: `${publicUrl}/download/${agreement.id}${proof}`,
  };
}
