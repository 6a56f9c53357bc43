/** Who speaks in the document: a business is told by name and address, an individual by name and country. */
import type { Context, Words } from '@clausewright/engine/document/authoring';
import type { SharedQuestions } from '../questions/shared-questions.ts';

/** The questions about the owner that every type asks. */
type OwnerQuestions = Pick<
  SharedQuestions,
  'business_address' | 'business_name' | 'country' | 'entity_type' | 'individual_name'
>;
export type OwnerSpoken = Pick<Context<OwnerQuestions>, 'a' | 'say'>;

/** Who has not said is taken for a business. */
export function isIndividual({ entity_type }: { readonly entity_type?: string | undefined }): boolean {
  return entity_type === 'individual';
}

export function ownerName({ a, say }: OwnerSpoken) {
  // Read whether printed or not, so that the questions are known as those of the clause.
  const { business_name, individual_name } = say;
  return isIndividual(a) ? individual_name : business_name;
}

export function ownerPlace({
  a,
  say,
  country,
}: Pick<Context<OwnerQuestions>, 'a' | 'country' | 'say'>): Words {
  const { business_address, country: home } = say;
  return isIndividual(a) ? country(home) : business_address;
}

/** The words that fit the owner, where a language speaks of a person in others than of a company. */
export function ownerWords<Word>(
  a: { readonly entity_type?: string | undefined },
  words: { readonly business: Word; readonly individual: Word },
): Word {
  return isIndividual(a) ? words.individual : words.business;
}
