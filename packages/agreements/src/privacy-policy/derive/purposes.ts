import type { DeriveInput } from '../../questionnaire/definition.ts';
import type { Purpose } from '../purposes.ts';
import { chosen, isChosen, single } from './chosen.ts';

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
    for (const purpose of byKind.get(kind) ?? []) add(purpose, 'site-kind');
  }
  if (isChosen(answers, 'pd_types', 'username-password') || single(answers, 'social_login') === 'yes') {
    add('accounts', 'accounts');
  }
  if (
    single(answers, 'payments') === 'yes' ||
    paidModels.includes(single(answers, 'app_price_model') ?? '')
  ) {
    add('payments', 'payments');
  }
  if (single(answers, 'analytics') === 'yes' || single(answers, 'session_replay') === 'yes') {
    add('statistics', 'analytics');
  }
  if (
    single(answers, 'ads') === 'yes' ||
    single(answers, 'remarketing') === 'yes' ||
    single(answers, 'app_price_model') === 'ad-supported'
  ) {
    add('advertising', 'ads');
  }
  if (isChosen(answers, 'forms', 'newsletter')) add('newsletters', 'forms');
  if (isChosen(answers, 'forms', 'survey')) add('surveys', 'forms');
  if (isChosen(answers, 'forms', 'job-application')) add('recruitment', 'forms');
  return { value: [...reasons.keys()], reasons: Object.fromEntries(reasons) };
}

/** Whoever sends e-mail at all sends messages about the service. */
export function derivedEmailKinds({ answers }: DeriveInput): { value: readonly string[] } {
  const newsletter = isChosen(answers, 'purposes', 'newsletters') || isChosen(answers, 'forms', 'newsletter');
  return { value: newsletter ? ['transactional', 'newsletter'] : ['transactional'] };
}
