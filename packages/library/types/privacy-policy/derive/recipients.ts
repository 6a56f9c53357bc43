import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { hasAny, text } from '@clausewright/engine/law/answer-reading';

/** Nobody runs a service without providers, and everybody answers to authorities. */
export function derivedRecipients({ answers }: DeriveInput): { value: readonly string[] } {
  const yes = (question: string): boolean => text(answers, question) === 'yes';
  return {
    value: [
      'service-providers',
      'authorities',
      ...(yes('ugc') ? ['other-users'] : []),
      ...(hasAny(answers, 'purposes', 'business-transfer') ? ['acquirers'] : []),
      ...(yes('ads') || yes('remarketing') ? ['advertisers'] : []),
      ...(text(answers, 'health_affiliates') === '' ? [] : ['affiliates']),
    ],
  };
}
