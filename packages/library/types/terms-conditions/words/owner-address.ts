/** The address at which the provider is to be reached; an individual is asked for it of its own. */
import type { Context } from '@clausewright/engine/document/authoring';
import { isIndividual } from '../../../shared/words/owner.ts';
import type { TermsQuestions } from '../clause.ts';

export function ownerAddress({ a, say }: Pick<Context<TermsQuestions>, 'a' | 'say'>) {
  // Read whether printed or not, so that the questions are known as those of the clause.
  const { business_address, provider_address } = say;
  return isIndividual(a) ? provider_address : business_address;
}
