import { findAccount } from '../../customers/customer-store.ts';
import type { BillingPorts } from '../../billing/ports.ts';
import { toDisplayDomain } from '../../consent/consents/parse-domain.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { MessageFacts } from '../../platform/mail/email-writers.ts';
import { confirmationLimit, putRateLimitedInOutbox } from '../../platform/mail/rate-limited-email-store.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import { emailKey } from '../../platform/email-key.ts';
import { pageWords } from './page-messages.ts';
import { endsBefore, type StoredNotice, type NoticeEnd } from './notice.ts';
import { renderStatement } from './statement.ts';

/** Whose plan was meant. */
export interface Addressed {
  customerId: string;
  domain: string;
}

interface Settled {
  notice: StoredNotice;
  end: NoticeEnd;
  meant: Addressed | null;
  /** The operator has to decide something. */
  decides: boolean;
  now: Date;
}

type Ports = Pick<BillingPorts, 'enqueue' | 'publicUrl' | 'operatorName' | 'operator'>;

/**
 * The confirmation, and what the operator has to know. When a plan ends is told to the address of its account
 * alone: whoever types that of somebody else learns nothing of him, and he learns of the notice. False where an
 * address had so many of them that this one was not written.
 */
export async function writeCancellationEmails(
  ports: Ports,
  trx: Transaction,
  { notice, end, meant, decides, now }: Settled,
): Promise<boolean> {
  const { enqueue, operator, operatorName: service, publicUrl } = ports;
  const { id, language, email, contractEmail } = notice;
  const account = meant === null ? null : await findAccount(trx, meant.customerId);
  const common = {
    service,
    at: notice.receivedAt.toISOString(),
    button: pageWords(language)('confirm'),
    declared: renderStatement(notice),
    contact: operator.email ?? null,
  };
  const plan = {
    domain: meant === null ? null : toDisplayDomain(meant.domain),
    endsOn: end.endsAt?.toISOString() ?? null,
    link: `${publicUrl}/profile/billing/subscriptions`,
  };
  const isOwn = emailKey(email) === emailKey(account?.email ?? contractEmail);
  const outcome = outcomeOf(notice, end);
  const inFull: MessageFacts['cancellation-received'] = { ...common, ...plan, outcome };
  let confirmed = await putRateLimitedInOutbox(trx, enqueue, {
    eventKey: `cancellation-received:${id}`,
    recipient: email,
    language,
    message: 'cancellation-received',
    bound: confirmationLimit,
    facts: isOwn ? inFull : { ...inFull, outcome: 'elsewhere', domain: null, endsOn: null },
    now,
  });
  if (account !== null && !isOwn) {
    const told = await putRateLimitedInOutbox(trx, enqueue, {
      eventKey: `cancellation-received:${id}:account`,
      recipient: account.email,
      language: account.language,
      message: 'cancellation-received',
      bound: confirmationLimit,
      facts: inFull,
      now,
    });
    confirmed = confirmed && told;
  }
  if (!decides || operator.email === undefined) return confirmed;
  await putInOutbox(trx, enqueue, {
    eventKey: `cancellation-notice:${id}`,
    recipient: operator.email,
    // As the commands that he works with.
    language: 'en',
    message: 'cancellation-notice',
    facts: { ...common, outcome, plan: end.subscriptionId, endsOn: plan.endsOn, replyTo: email },
    now,
  });
  return confirmed;
}

function outcomeOf(notice: StoredNotice, end: NoticeEnd): MessageFacts['cancellation-notice']['outcome'] {
  if (end.outcome !== 'review') return end.outcome;
  if (notice.kind === 'for-cause') return 'for-cause';
  return endsBefore(notice, end.endsAt) ? 'later' : 'renewed';
}
