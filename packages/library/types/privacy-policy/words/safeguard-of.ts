/** Whether data sent to a provider leaves the area of the law, and on what that rests. */
import { has } from '@clausewright/engine/document/authoring';
import { text } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { isEeaCountry } from '../../../places/regions.ts';
import type { TransferSafeguard } from '../../../vendors/vendor.ts';
import type { SafeguardWord } from './safeguards.ts';

interface Chosen {
  laws?: readonly string[] | undefined;
}

/** The laws that ask for a safeguard: the regulation of the Union, else that of the United Kingdom. */
export function asksForSafeguards(a: Chosen): boolean {
  return has(a.laws, 'gdpr') || has(a.laws, 'uk_gdpr');
}

/** A seat that nobody knows may lie outside. */
function leaves(a: Chosen, country: string | undefined): boolean {
  if (country === text(a as Answers, 'country')) return false;
  return has(a.laws, 'gdpr') ? !isEeaCountry(country) : country !== 'GB';
}

/** The word for a provider: of the catalogue only where the border is that of the EEA. */
export function safeguardWordOf(
  a: Chosen,
  country: string | undefined,
  safeguard: TransferSafeguard = 'unknown',
): SafeguardWord {
  if (!leaves(a, country)) return 'stays';
  if (!has(a.laws, 'gdpr')) return 'seeBritish';
  return safeguard === 'adequacy' || safeguard === 'dpf' || safeguard === 'scc' ? safeguard : 'see';
}
