import { lawsDefault } from '../../../laws/laws.ts';
import { publishingLaws } from '../../../laws/publishing-laws.ts';
import type { Option } from '@clausewright/engine/questionnaire/definition';

/** Laws of which the Disclaimer has clauses. */
export const coveredLaws = [
  { id: 'eu_advertising' },
  { id: 'eu_ai_act' },
  { id: 'eu_mar' },
  { id: 'uk_advertising' },
  { id: 'uk_crypto' },
  { id: 'ftc_endorsement' },
  { id: 'us_supplements' },
  { id: 'us_trading' },
  { id: 'us_attorneys' },
  { id: 'ca_advertising' },
  { id: 'au_advertising' },
] as const satisfies readonly Option[];

export const derivedLaws = lawsDefault(publishingLaws);
