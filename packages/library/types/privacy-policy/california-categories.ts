import type { Option } from '@clausewright/engine/questionnaire/definition';

/** Categories of personal information in the order of Cal. Civ. Code § 1798.140(v)(1)(A)-(K), then sensitive ones (ae). */
export const californiaCategories = [
  { id: 'identifiers' },
  { id: 'customer-records' },
  { id: 'protected', more: true },
  { id: 'commercial' },
  { id: 'biometric', more: true },
  { id: 'internet' },
  { id: 'geolocation' },
  { id: 'sensory', more: true },
  { id: 'employment', more: true },
  { id: 'education', more: true },
  { id: 'inferences' },
  { id: 'sensitive' },
] as const satisfies readonly Option[];
export type CaliforniaCategory = (typeof californiaCategories)[number]['id'];

/** The same categories, each offered only where it is collected. */
export const collectedCategories = californiaCategories.map((category) => ({
  ...category,
  when: { has: ['ccpa_categories', category.id] as const },
})) satisfies readonly Option[];
