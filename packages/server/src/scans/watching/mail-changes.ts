import { createHash } from 'node:crypto';
import { toDisplayDomain } from '../../consent/consents/parse-domain.ts';
import { findAccount } from '../../customers/customer-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { News } from './compare-scans.ts';

interface Changed {
  ownerId: string;
  websiteId: string;
  domain: string;
  scanId: string;
  news: News;
  now: Date;
}

export type ChangeMailPorts = Pick<InstancePorts, 'enqueue' | 'publicUrl' | 'operatorName'>;

/** Tells the owner of what is new on a watched website; the same news once. */
export async function mailChanges(
  { enqueue, publicUrl, operatorName }: ChangeMailPorts,
  trx: Transaction,
  { ownerId, websiteId, domain, scanId, news, now }: Changed,
): Promise<void> {
  if (news.services.length + news.findings.length === 0) return;
  const account = await findAccount(trx, ownerId);
  if (account === null) return;
  const what = JSON.stringify([
    news.services.toSorted(),
    news.findings.map(({ code, subject }) => `${code} ${subject}`).toSorted(),
  ]);
  const digest = createHash('sha256').update(what).digest('base64url').slice(0, 22);
  await putInOutbox(trx, enqueue, {
    eventKey: `scan-changes:${websiteId}:${digest}`,
    recipient: account.email,
    language: account.language,
    message: 'scan-changes',
    facts: {
      service: operatorName,
      domain: toDisplayDomain(domain),
      services: news.services,
      findings: news.findings,
      link: `${publicUrl}/scan/${scanId}`,
      settings: `${publicUrl}/profile/sites/${websiteId}/watch`,
    },
    now,
  });
}
