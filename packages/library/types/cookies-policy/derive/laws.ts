import { lawsDefault } from '../../../laws/laws.ts';
import { cookiesLaws } from '../../../laws/cookies-laws.ts';
import type { Option } from '@clausewright/engine/questionnaire/definition';

/** Laws of which the Cookies Policy has clauses; the others are shown as not covered yet. */
export const coveredLaws = [
  { id: 'gdpr' },
  { id: 'eprivacy' },
  { id: 'uk_gdpr' },
  { id: 'fadp' },
  { id: 'ccpa_cpra' },
  { id: 'pipeda' },
  { id: 'quebec_25' },
  { id: 'lgpd' },
  { id: 'au_privacy_act', more: true },
  { id: 'popia', more: true },
  { id: 'jp_appi', more: true },
] as const satisfies readonly Option[];

export const derivedLaws = lawsDefault(cookiesLaws);
