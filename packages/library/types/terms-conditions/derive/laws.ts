import { lawsDefault } from '../../../laws/laws.ts';
import { termsLaws } from '../../../laws/terms-laws.ts';
import type { Option } from '@clausewright/engine/questionnaire/definition';

/** Laws of which the terms have clauses; the others are shown as not covered yet. */
export const coveredLaws = [
  { id: 'eu_ecommerce' },
  { id: 'eu_consumer' },
  { id: 'eu_dsa' },
  { id: 'eu_p2b' },
  { id: 'eu_data_act' },
  { id: 'uk_ecommerce' },
  { id: 'uk_consumer' },
  { id: 'uk_online_safety', more: true },
  { id: 'ch_ecommerce', more: true },
  { id: 'us_consumer' },
  { id: 'us_renewal' },
  { id: 'us_dmca' },
  { id: 'ca_consumer', more: true },
  { id: 'au_consumer', more: true },
] as const satisfies readonly Option[];

export const derivedLaws = lawsDefault(termsLaws);
