import type { Option } from '../questionnaire/definition.ts';

/** Categories of personal information in the order of Cal. Civ. Code § 1798.140(v)(1)(A)-(K), then sensitive ones (ae). */
export const californiaCategories = [
  { id: 'identifiers' },
  { id: 'customer-records' },
  { id: 'protected' },
  { id: 'commercial' },
  { id: 'biometric' },
  { id: 'internet' },
  { id: 'geolocation' },
  { id: 'sensory' },
  { id: 'employment' },
  { id: 'education' },
  { id: 'inferences' },
  { id: 'sensitive' },
] as const satisfies readonly Option[];
export type CaliforniaCategory = (typeof californiaCategories)[number]['id'];

/** The same categories, each offered only where it is collected. */
export const collectedCategories = californiaCategories.map(({ id }) => ({
  id,
  when: { has: ['ccpa_categories', id] as const },
})) satisfies readonly Option[];
