import { agreementSlugs } from '@clausewright/contract';
import type { Agreement } from '../records/agreement-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { aboutAgreement, type AgreementMailPorts } from './agreement-mail.ts';
import type { Reader } from './agreement-reader.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';

interface LawAlert {
  agreement: Agreement;
  reader: Reader;
  /** Names what waits. */
  waiting: string;
  /** In the language of the reader. */
  reasons: readonly string[];
  now: Date;
}

/** Tells who asked for it that a newer text waits; once per agreement and what waits. */
export async function mailLawAlert(
  ports: AgreementMailPorts,
  trx: Transaction,
  { agreement, reader, waiting, reasons, now }: LawAlert,
): Promise<void> {
  const { type, site, privateLink } = aboutAgreement(ports, agreement);
  const { search } = new URL(privateLink);
  await putInOutbox(trx, ports.enqueue, {
    eventKey: `law-alert:${agreement.id}:${waiting}`,
    ...reader,
    message: 'law-alert',
    facts: {
      service: ports.operatorName,
      type,
      site,
      updateLink: `${ports.publicUrl}/wizard/${agreementSlugs[type]}/update/${agreement.id}${search}`,
      reasons,
    },
    now,
  });
}
