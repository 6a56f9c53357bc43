import { text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { isEeaCountry } from '../../../places/regions.ts';

const currencies: ReadonlyMap<string, string> = new Map([
  ['GB', 'gbp'],
  ['US', 'usd'],
  ['CH', 'chf'],
  ['LI', 'chf'],
  ['CA', 'cad'],
  ['AU', 'aud'],
]);
/** Countries of the European Economic Area that have money of their own. */
const withoutEuro = new Set(['CZ', 'DK', 'HU', 'IS', 'NO', 'PL', 'RO', 'SE']);

/** The money of the seat; elsewhere nothing is known. */
export function currencyOfSeat({ answers }: DeriveInput): { value: readonly string[] } {
  const country = text(answers, 'country');
  const known = currencies.get(country);
  if (known !== undefined) return { value: [known] };
  return { value: isEeaCountry(country) && !withoutEuro.has(country) ? ['eur'] : [] };
}
