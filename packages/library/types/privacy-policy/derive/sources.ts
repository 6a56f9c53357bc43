import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import type { DataType } from '../../../personal-data/data-types.ts';
import { hasAny, text } from '@clausewright/engine/law/answer-reading';

/** Sources that follow from how the service works. */
export function derivedSources({ answers }: DeriveInput): { value: readonly string[] } {
  const yes = (question: string): boolean => text(answers, question) === 'yes';
  return {
    value: [
      'person',
      ...(yes('usage_data') || yes('analytics') || hasAny(answers, 'pd_types', 'device-log')
        ? ['automatic']
        : []),
      ...(yes('social_login') ? ['social-login'] : []),
      ...(yes('payments') ? ['partners'] : []),
      ...(yes('ads') || yes('remarketing') ? ['ad-networks'] : []),
    ],
  };
}

const usuallyFromOthers: readonly DataType[] = ['email', 'name', 'phone', 'postal-address', 'education-job'];

/** What others usually pass on, as far as it is collected at all. */
export function derivedIndirectTypes({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: usuallyFromOthers.filter((type) => hasAny(answers, 'pd_types', type)) };
}
