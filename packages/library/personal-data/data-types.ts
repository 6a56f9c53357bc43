import type { Option } from '@clausewright/engine/questionnaire/definition';

/** Kinds of personal data, the most common first. */
export const dataTypes = [
  { id: 'email' },
  { id: 'name' },
  { id: 'phone' },
  { id: 'postal-address' },
  { id: 'username-password' },
  { id: 'payment-data' },
  { id: 'purchase-history' },
  { id: 'device-log' },
  { id: 'messages', more: true },
  { id: 'user-content', more: true },
  { id: 'social-profile', more: true },
  { id: 'birth-date', more: true },
  { id: 'gender', more: true },
  { id: 'media', more: true },
  { id: 'education-job', more: true },
  { id: 'location-approximate', more: true },
  { id: 'location-precise', more: true },
  { id: 'government-id', more: true },
  { id: 'financial-account', more: true },
  { id: 'health', more: true },
  { id: 'contacts', more: true },
] as const satisfies readonly Option[];
export type DataType = (typeof dataTypes)[number]['id'];

/** The same kinds, each offered only where the person said that it is collected. */
export const collectedTypes = dataTypes.map(({ id }) => ({
  id,
  when: { has: ['pd_types', id] as const },
})) satisfies readonly Option[];
