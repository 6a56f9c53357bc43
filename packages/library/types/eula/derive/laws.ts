import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { softwareLaws } from '../law-book.ts';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** Laws of which the EULA has clauses. */
export const coveredLaws = lawOptions<'EULA'>(softwareLaws);

export const derivedLaws = lawsDefault(softwareLaws);

function sameAs(question: string) {
  return ({ answers }: DeriveInput): { value: readonly string[] } => {
    const given = answers[question];
    return { value: typeof given === 'string' && given !== '' ? [given] : [] };
  };
}

/** The law of the seat, until another is chosen. */
export const lawOfSeat = sameAs('country');
