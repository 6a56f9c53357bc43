import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import type { Purpose } from '../../../personal-data/purposes.ts';
import { chosen, hasAny, text } from '@clausewright/engine/law/answer-reading';

/** Every service is provided, answers its users and defends itself; the rest depends on what it is. */
const always: readonly Purpose[] = ['provide', 'requests', 'security', 'legal-duties'];

const byKind: ReadonlyMap<string, readonly Purpose[]> = new Map<string, readonly Purpose[]>([
  ['goods', ['orders', 'payments', 'deliveries', 'service-messages']],
  ['digital-goods', ['orders', 'payments', 'service-messages']],
  ['saas', ['accounts', 'orders', 'service-messages']],
  ['marketplace', ['accounts', 'orders', 'payments', 'service-messages']],
  ['community', ['accounts', 'service-messages']],
  ['game', ['accounts']],
  ['services', ['orders', 'service-messages']],
  ['education', ['accounts', 'service-messages']],
]);

/** Services for campaigns; those that only deliver what somebody else writes (Postmark) say nothing of news. */
export const newsletterSenders: readonly string[] = [
  'activecampaign',
  'aweber',
  'brevo',
  'campaign-monitor',
  'constant-contact',
  'getresponse',
  'kit',
  'klaviyo',
  'mailchimp',
  'mailerlite',
];

const paidModels: readonly string[] = ['freemium', 'paid', 'subscription'];

/** Purposes that the kind of service and the tools in use bring with them. */
export function derivedPurposes({ answers }: DeriveInput): {
  value: readonly Purpose[];
  reasons: Readonly<Record<string, string>>;
} {
  const reasons = new Map<Purpose, string>(always.map((purpose) => [purpose, 'always']));
  const add = (purpose: Purpose, reason: string): void => {
    if (!reasons.has(purpose)) reasons.set(purpose, reason);
  };
  for (const kind of chosen(answers, 'site_kind')) {
    if (kind === 'services' && takesNoOrders(answers)) continue;
    for (const purpose of byKind.get(kind) ?? []) add(purpose, 'site-kind');
  }
  if (hasAny(answers, 'pd_types', 'username-password') || text(answers, 'social_login') === 'yes') {
    add('accounts', 'accounts');
  }
  if (text(answers, 'payments') === 'yes' || paidModels.includes(text(answers, 'app_price_model'))) {
    add('payments', 'payments');
  }
  if (text(answers, 'analytics') === 'yes' || text(answers, 'session_replay') === 'yes') {
    add('statistics', 'analytics');
  }
  if (
    text(answers, 'ads') === 'yes' ||
    text(answers, 'remarketing') === 'yes' ||
    text(answers, 'app_price_model') === 'ad-supported'
  ) {
    add('advertising', 'ads');
  }
  if (hasAny(answers, 'ai_training', 'opt-in', 'opt-out', 'always')) add('ai-training', 'ai-training');
  if (hasAny(answers, 'forms', 'newsletter')) add('newsletters', 'forms');
  if (hasAny(answers, 'email_vendors', ...newsletterSenders)) add('newsletters', 'email-vendors');
  if (hasAny(answers, 'forms', 'survey')) add('surveys', 'forms');
  if (hasAny(answers, 'forms', 'job-application')) add('recruitment', 'forms');
  return { value: [...reasons.keys()], reasons: Object.fromEntries(reasons) };
}

/** What people give who ask something. */
const ofEnquiries: readonly string[] = ['email', 'name', 'phone', 'messages', 'device-log'];

/** Services that are only shown: a guest who books a table asks something. Who is treated gives more than that. */
function takesNoOrders(answers: DeriveInput['answers']): boolean {
  const more = chosen(answers, 'pd_types').some((type) => !ofEnquiries.includes(type));
  return text(answers, 'payments') === 'no' && !more;
}

/** Whoever sends e-mail at all sends messages about the service. */
export function derivedEmailKinds({ answers }: DeriveInput): { value: readonly string[] } {
  const newsletter = hasAny(answers, 'purposes', 'newsletters') || hasAny(answers, 'forms', 'newsletter');
  return { value: newsletter ? ['transactional', 'newsletter'] : ['transactional'] };
}
