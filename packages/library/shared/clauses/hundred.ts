/** A hundred in the currency of the owner, so that nobody owes the money of a foreign country. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { properName, type Words } from '@clausewright/engine/document/authoring';
import { isEeaCountry } from '../../places/regions.ts';

type Currency = 'AUD' | 'CAD' | 'CHF' | 'EUR' | 'GBP' | 'USD';

const byCountry: ReadonlyMap<string, Currency> = new Map([
  ['AU', 'AUD'],
  ['CA', 'CAD'],
  ['CH', 'CHF'],
  ['GB', 'GBP'],
  ['LI', 'CHF'],
]);

const amounts: Readonly<Record<Language, Readonly<Record<Currency, string>>>> = wordList(
  import.meta.url,
  'amounts',
  ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'USD'],
);

export function hundred(
  language: Language,
  { country = '' }: { readonly country?: string | undefined },
): Words {
  const currency = byCountry.get(country) ?? (isEeaCountry(country) ? 'EUR' : 'USD');
  return properName(amounts[language][currency]);
}
