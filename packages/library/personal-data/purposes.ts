import type { Condition, Option } from '@clausewright/engine/questionnaire/definition';

/** What data is used for; `laws/purpose-bases.ts` holds the usual legal basis of each. */
export const purposeOptions = [
  { id: 'provide' },
  { id: 'accounts' },
  { id: 'orders' },
  { id: 'requests' },
  { id: 'newsletters' },
  { id: 'service-messages' },
  { id: 'payments' },
  { id: 'statistics' },
  { id: 'deliveries', more: true },
  { id: 'personalisation', more: true },
  { id: 'advertising', more: true },
  { id: 'security', more: true },
  { id: 'legal-duties', more: true },
  { id: 'business-transfer', more: true },
  { id: 'surveys', more: true },
  { id: 'recruitment', more: true },
  { id: 'ai-training', more: true },
] as const satisfies readonly Option[];
export type Purpose = (typeof purposeOptions)[number]['id'];

/** Kinds of messages name a purpose too: `laws/implied-purposes.ts`. */
const sendsNews: Condition = {
  any: [{ has: ['email_kinds', 'newsletter'] }, { has: ['email_kinds', 'marketing'] }],
};

/** The same purposes, each offered only where it was chosen. */
export const chosenPurposes = purposeOptions.map(({ id }) => ({
  id,
  when: {
    any: [{ has: ['purposes', id] as const }, ...(id === 'newsletters' ? [sendsNews] : [])],
  },
})) satisfies readonly Option[];
