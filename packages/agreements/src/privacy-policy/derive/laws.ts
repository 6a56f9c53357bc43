import { lawsDefault } from '../../law/laws.ts';
import { privacyLaws } from '../../law/privacy-laws.ts';
import type { Option } from '../../questionnaire/definition.ts';

/** Laws of which the Privacy Policy has clauses; the others are shown as not covered yet. */
export const coveredLaws = [
  { id: 'gdpr' },
  { id: 'caloppa' },
  { id: 'minors_22581' },
] as const satisfies readonly Option[];

export const derivedLaws = lawsDefault(privacyLaws);
