import type { TranslationDetails } from '@clausewright/contract';
import { agreementSlugs } from '@clausewright/contract/agreement-types';

/** Where an answer is changed: a new version of the agreement, at the step of its question. */
export function questionAddress(
  { agreement_id: id, type }: Pick<TranslationDetails, 'agreement_id' | 'type'>,
  { id: question, step }: TranslationDetails['questions'][number],
): string {
  const field = question.replaceAll(/[^\w-]/gu, '-');
  return `/wizard/${agreementSlugs[type]}/update/${id}?step=${step}#q-${field}`;
}
