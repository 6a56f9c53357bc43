import { lawsDefault } from '../../../laws/laws.ts';
import { softwareLaws } from '../../../laws/software-laws.ts';
import type { DeriveInput, Option } from '@clausewright/engine/questionnaire/definition';

/** Laws of which the EULA has clauses. */
export const coveredLaws = [
  { id: 'eu_software' },
  { id: 'uk_software' },
  { id: 'us_warranty' },
  { id: 'ca_digital_goods' },
  { id: 'au_software' },
  { id: 'eu_data_act' },
] as const satisfies readonly Option[];

export const derivedLaws = lawsDefault(softwareLaws);

function sameAs(question: string) {
  return ({ answers }: DeriveInput): { value: readonly string[] } => {
    const given = answers[question];
    return { value: typeof given === 'string' && given !== '' ? [given] : [] };
  };
}

/** The law of the seat, until another is chosen. */
export const lawOfSeat = sameAs('country');
