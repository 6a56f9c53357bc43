import type { Language, PaymentReason } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { priceLabels } from '../../platform/prices/price-labels.ts';
import type { SavedMethod } from '../payment-methods/payment-method-store.ts';
import { graceEnd } from '../../consent/plans/plan-state.ts';
import type { Subscription } from '../../consent/plans/subscription-store.ts';
import { findDomains } from '../../consent/consents/consent-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { MessageFacts } from '../../platform/mail/email-writers.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';

type Ports = Pick<InstancePorts, 'enqueue' | 'publicUrl' | 'operatorName'>;
interface Told {
  subscription: Subscription;
  now: Date;
}

/** Announces a renewal, once per period. */
export async function mailRenewalNotice(
  ports: Ports,
  trx: Transaction,
  { subscription, method, now }: Told & { method: SavedMethod | null },
): Promise<void> {
  const { plan, currency, periodEndsAt, periodNo } = subscription;
  await mail(
    ports,
    trx,
    { subscription, now },
    'renewal-notice',
    `${subscription.id}:${periodNo + 1}`,
    (about, language) => ({
      ...about,
      link: `${ports.publicUrl}/profile/billing/subscriptions`,
      plan: priceLabels(language)(plan.interval === 'month' ? 'plan_months' : 'plan_years', {
        domain: about.domain,
        count: plan.count,
      }),
      amount: plan.price,
      currency,
      renewsOn: periodEndsAt.toISOString(),
      method: method === null ? null : nameOfMethod(method),
    }),
  );
}

/** Tells that a try to renew failed, with the way to pay; once per try. */
export async function mailRenewalFailed(
  ports: Ports,
  trx: Transaction,
  told: Told & { failure: PaymentReason | null; again: boolean },
): Promise<void> {
  const { subscription, failure, again } = told;
  const { id, consentId, periodNo, failedTries } = subscription;
  const key = `${id}:${periodNo + 1}:${failedTries}`;
  await mail(ports, trx, told, 'renewal-failed', key, (about) => ({
    ...about,
    link: payLink(ports, consentId),
    failure,
    until: graceEnd(subscription).toISOString(),
    again,
  }));
}

export async function mailPlanEnded(
  ports: Ports,
  trx: Transaction,
  told: Told & { because: MessageFacts['plan-ended']['because'] },
): Promise<void> {
  const { subscription, because } = told;
  await mail(ports, trx, told, 'plan-ended', `${subscription.id}:${subscription.periodNo}`, (about) => ({
    ...about,
    link: payLink(ports, subscription.consentId),
    because,
  }));
}

/** Tells that the card of a plan expires, once per card and month. */
export async function mailMethodExpiring(
  ports: Ports,
  trx: Transaction,
  told: Told & { method: SavedMethod & { expiresMonth: number; expiresYear: number } },
): Promise<void> {
  const { method } = told;
  const { expiresYear: year, expiresMonth: month, last4 } = method;
  await mail(ports, trx, told, 'method-expiring', `${method.id}:${year}-${month}`, (about) => ({
    ...about,
    link: `${ports.publicUrl}/profile/billing/payment-methods`,
    method: nameOfMethod(method),
    last4,
    year,
    month,
  }));
}

type PlanMessage = 'renewal-notice' | 'renewal-failed' | 'plan-ended' | 'method-expiring';
interface About {
  service: string;
  domain: string;
}

async function mail<Name extends PlanMessage>(
  ports: Ports,
  trx: Transaction,
  { subscription, now }: Told,
  message: Name,
  key: string,
  factsOf: (about: About, language: Language) => MessageFacts[Name],
): Promise<void> {
  const account = await findAccount(trx, subscription.customerId);
  if (account === null) return;
  const { consentId } = subscription;
  const domain = (await findDomains(trx, [consentId])).get(consentId) ?? '';
  const { language } = account;
  await putInOutbox(trx, ports.enqueue, {
    eventKey: `${message}:${key}`,
    recipient: account.email,
    language,
    message,
    facts: factsOf({ service: ports.operatorName, domain }, language),
    now,
  });
}

function payLink({ publicUrl }: Pick<Ports, 'publicUrl'>, consentId: string): string {
  return `${publicUrl}/privacy-consent/wizard/pay/${consentId}`;
}

/** As the person knows it. */
function nameOfMethod({ brand, last4, label }: SavedMethod): string {
  return last4 === '' ? label || brand : `${brand} •••• ${last4}`.trim();
}
