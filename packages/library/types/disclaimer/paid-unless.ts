import { has } from '@clausewright/engine/document/authoring';
import type { DisclaimerQuestions } from './clause.ts';

type Law = NonNullable<DisclaimerQuestions['laws']>[number];

/** The price of a clause that costs nothing where one of the laws demands it: the law's own line pays, or nobody. */
export function paidUnless(...laws: readonly Law[]) {
  return (a: { readonly laws?: DisclaimerQuestions['laws'] | undefined }): string | null =>
    has(a.laws, ...laws) ? null : 'answer_premium';
}
