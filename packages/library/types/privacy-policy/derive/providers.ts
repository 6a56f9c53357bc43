/** The providers that the answers name, with the tasks they do. */
import { given } from '@clausewright/engine/document/authoring';
import { chosen } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { findVendor } from '../../../vendors/list.ts';
import type { Vendor, VendorCategory } from '../../../vendors/vendor.ts';
import { roleOf, showsSocialContent } from './embedded-content.ts';

/** The questions that name providers, each with the task that it asks for; null: the catalogue's own. */
export const providerQuestions = [
  ['other_vendors', null],
  ['analytics_vendors', 'analytics'],
  ['session_replay_vendors', 'session_replay'],
  ['email_vendors', 'email'],
  ['payment_vendors', 'payments'],
  ['ad_vendors', 'ads'],
  ['remarketing_vendors', 'remarketing'],
  ['social_login_vendors', 'social_login'],
  ['social_plugins', 'social'],
  ['ai_vendors', 'ai'],
] as const satisfies readonly (readonly [string, VendorCategory | null])[];

/** The same questions as the ground of what follows from them. */
export const providerAnswers = [
  'other_vendors',
  'analytics_vendors',
  'session_replay_vendors',
  'email_vendors',
  'payment_vendors',
  'ad_vendors',
  'remarketing_vendors',
  'social_login_vendors',
  'social_plugins',
  'ai_vendors',
] as const satisfies readonly (typeof providerQuestions)[number][0][];

export interface Provider {
  vendor: Vendor;
  tasks: readonly VendorCategory[];
}

/** Providers of the catalogue that receive data, each once. Software on the owner's own server is none. */
export function providersOf(answers: object): readonly Provider[] {
  const found = new Map<string, { vendor: Vendor; tasks: VendorCategory[] }>();
  for (const [question, task] of providerQuestions) {
    for (const id of chosen(answers as Answers, question)) {
      const vendor = findVendor(id);
      if (vendor === undefined || vendor.selfHosted === true) continue;
      const entry = found.get(id) ?? { vendor, tasks: [] };
      const done = task ?? vendor.categories[0];
      if (!entry.tasks.includes(done)) entry.tasks.push(done);
      found.set(id, entry);
    }
  }
  return [...found.values()];
}

/** Content of networks goes to the network itself, whoever it is. */
const ofNetworks: VendorCategory = 'social';

/** Whether a provider is a controller, alone or jointly, as far as anybody knows. */
function decidesItself({ id }: Vendor): boolean {
  const role = roleOf(id);
  return role === 'controller' || role === 'joint';
}

/**
 * The tasks for which any provider works on the owner’s behalf, or may do so, in the order of the questions; yes without a
 * name counts, as do deliveries.
 */
export function tasksOf(answers: object): readonly VendorCategory[] {
  const asked = answers as Readonly<Record<string, unknown>>;
  const providers = providersOf(answers);
  const named = providers.filter(({ vendor }) => !decidesItself(vendor)).flatMap(({ tasks }) => tasks);
  const alone = new Set<VendorCategory>(independentTasksOf(answers));
  const own = providerQuestions.flatMap(([question, task]) =>
    task !== null && given(asked[`${question}.own`]) ? [task] : [],
  );
  const plain = [
    ...(asked['emails'] === 'yes' ? (['email'] as const) : []),
    ...(asked['payments'] === 'yes' ? (['payments'] as const) : []),
    ...(chosen(answers as Answers, 'purposes').includes('deliveries') ? (['shipping'] as const) : []),
  ];
  const unnamed = plain.filter((task) => !alone.has(task));
  const all = new Set<VendorCategory>(['hosting_cdn', ...named, ...own, ...unnamed]);
  return [...all].filter((task) => task !== ofNetworks);
}

/** The tasks of providers that decide themselves what they do with data. */
export function independentTasksOf(answers: object): readonly VendorCategory[] {
  const alone = providersOf(answers)
    .filter(({ vendor }) => decidesItself(vendor))
    .flatMap(({ tasks }) => tasks);
  return [...new Set([...alone, ...(showsSocialContent(answers) ? [ofNetworks] : [])])];
}

/** Whether any provider is named, own entries included. */
export function namesProviders(answers: object): boolean {
  const asked = answers as Readonly<Record<string, unknown>>;
  return (
    providersOf(answers).length > 0 || providerQuestions.some(([question]) => given(asked[`${question}.own`]))
  );
}
