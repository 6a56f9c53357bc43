import { lawsDefault } from '../../../laws/laws.ts';
import { sellingLaws } from '../../../laws/selling-laws.ts';
import type { Option } from '@clausewright/engine/questionnaire/definition';

/** Laws of which the Return and Refund Policy has clauses. */
export const coveredLaws = [
  { id: 'eu_consumer' },
  { id: 'uk_consumer' },
  { id: 'us_refunds' },
  { id: 'ca_consumer' },
  { id: 'au_consumer' },
  { id: 'nz_consumer' },
  { id: 'br_consumer' },
  { id: 'za_consumer' },
  { id: 'in_consumer' },
  { id: 'jp_consumer' },
] as const satisfies readonly Option[];

export const derivedLaws = lawsDefault(sellingLaws);
