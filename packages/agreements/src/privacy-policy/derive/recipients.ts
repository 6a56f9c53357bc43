import type { DeriveInput } from '../../questionnaire/definition.ts';
import { isChosen, single } from './chosen.ts';

/** Nobody runs a service without providers, and everybody answers to authorities. */
export function derivedRecipients({ answers }: DeriveInput): { value: readonly string[] } {
  const yes = (question: string): boolean => single(answers, question) === 'yes';
  return {
    value: [
      'service-providers',
      'authorities',
      ...(yes('ugc') ? ['other-users'] : []),
      ...(isChosen(answers, 'purposes', 'business-transfer') ? ['acquirers'] : []),
      ...(yes('ads') || yes('remarketing') ? ['advertisers'] : []),
    ],
  };
}
