import type { DataType } from '../../../personal-data/data-types.ts';
import type { CaliforniaCategory } from '../california-categories.ts';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { chosen, hasAny, text } from '@clausewright/engine/law/answer-reading';

/**
 * Where Cal. Civ. Code § 1798.140(v)(1) and (ae) put each kind of data. Login details with a password are sensitive
 * ((ae)(1)(B)) and an address book is a record of others ((v)(1)(B)): among identifiers they would be told as passed on
 * with them. Contents of messages and posts are electronic information ((v)(1)(H)), no identifiers; they are sensitive
 * only where the business is not the intended recipient ((ae)(1)(E)), which nobody is asked: whoever carries messages
 * between others ticks that category.
 */
export const categoriesOf: Readonly<Record<DataType, readonly CaliforniaCategory[]>> = {
  email: ['identifiers', 'customer-records'],
  name: ['identifiers', 'customer-records'],
  phone: ['identifiers', 'customer-records'],
  'postal-address': ['identifiers', 'customer-records'],
  'username-password': ['sensitive'],
  'payment-data': ['customer-records', 'commercial'],
  'purchase-history': ['commercial'],
  'device-log': ['identifiers', 'internet'],
  messages: ['sensory'],
  'user-content': ['sensory'],
  'social-profile': ['identifiers'],
  'birth-date': ['protected'],
  gender: ['protected'],
  media: ['sensory'],
  'education-job': ['employment'],
  'location-approximate': ['geolocation'],
  'location-precise': ['geolocation', 'sensitive'],
  'government-id': ['identifiers', 'customer-records', 'sensitive'],
  'financial-account': ['customer-records', 'sensitive'],
  health: ['customer-records', 'sensitive'],
  contacts: ['customer-records'],
};

/** The categories of the statute that follow from what is collected. */
export function derivedCaliforniaCategories({ answers }: DeriveInput): {
  value: readonly CaliforniaCategory[];
} {
  const found = new Set<CaliforniaCategory>(
    (Object.keys(categoriesOf) as DataType[])
      .filter((type) => hasAny(answers, 'pd_types', type))
      .flatMap((type) => categoriesOf[type]),
  );
  if (text(answers, 'usage_data') === 'yes') {
    found.add('identifiers');
    found.add('internet');
  }
  if (chosen(answers, 'special_data').some((kind) => kind !== 'none')) found.add('sensitive');
  if (hasAny(answers, 'special_data', 'biometrics')) found.add('biometric');
  if (hasAny(answers, 'special_data', 'ethnic-origin', 'religion', 'sex-life')) found.add('protected');
  if (infers(answers)) found.add('inferences');
  if (found.size === 0) found.add('identifiers');
  return { value: [...found] };
}

/** What advertising tools read: who somebody is on the web, and what they do there. */
export function derivedSoldCategories({ answers }: DeriveInput): { value: readonly CaliforniaCategory[] } {
  const read = (['identifiers', 'internet', 'geolocation', 'inferences', 'commercial'] as const).filter(
    (category) => hasAny(answers, 'ccpa_categories', category),
  );
  return { value: read.length > 0 ? read.slice(0, 2) : ['identifiers'] };
}

/** Whoever has providers discloses to them what is held. */
export function derivedDisclosedCategories({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: chosen(answers, 'ccpa_categories') };
}

/** Advertising tools make sharing of it (Cal. Civ. Code § 1798.140(ah)); a sale is nothing that tools tell. */
export function derivedSellShare({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: [advertises(answers) ? 'share' : 'neither'] };
}

function advertises(answers: DeriveInput['answers']): boolean {
  return (
    text(answers, 'ads') === 'yes' ||
    text(answers, 'remarketing') === 'yes' ||
    hasAny(answers, 'analytics_features', 'advertising')
  );
}

function infers(answers: DeriveInput['answers']): boolean {
  return (
    hasAny(answers, 'purposes', 'personalisation', 'advertising') ||
    hasAny(answers, 'ai_features', 'recommendations', 'scoring') ||
    advertises(answers)
  );
}
