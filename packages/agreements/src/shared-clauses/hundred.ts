/** A hundred in the currency of the owner, so that nobody owes the money of a foreign country. */
import type { Language } from '@clausewright/contract/languages';
import { properName, type Words } from '../document/authoring.ts';
import { isEeaCountry } from '../shared-questions/regions.ts';

type Currency = 'AUD' | 'CAD' | 'CHF' | 'EUR' | 'GBP' | 'USD';

const byCountry: ReadonlyMap<string, Currency> = new Map([
  ['AU', 'AUD'],
  ['CA', 'CAD'],
  ['CH', 'CHF'],
  ['GB', 'GBP'],
  ['LI', 'CHF'],
]);

const amounts: Readonly<Record<Language, Readonly<Record<Currency, string>>>> = {
  de: {
    AUD: '100 australische Dollar',
    CAD: '100 kanadische Dollar',
    CHF: '100 Schweizer Franken',
    EUR: '100 Euro',
    GBP: '100 Pfund Sterling',
    USD: '100 US-Dollar',
  },
  en: {
    AUD: '100 Australian dollars',
    CAD: '100 Canadian dollars',
    CHF: '100 Swiss francs',
    EUR: '100 euros',
    GBP: '100 pounds sterling',
    USD: '100 US dollars',
  },
  es: {
    AUD: '100 dólares australianos',
    CAD: '100 dólares canadienses',
    CHF: '100 francos suizos',
    EUR: '100 euros',
    GBP: '100 libras esterlinas',
    USD: '100 dólares estadounidenses',
  },
  fr: {
    AUD: '100 dollars australiens',
    CAD: '100 dollars canadiens',
    CHF: '100 francs suisses',
    EUR: '100 euros',
    GBP: '100 livres sterling',
    USD: '100 dollars américains',
  },
  it: {
    AUD: '100 dollari australiani',
    CAD: '100 dollari canadesi',
    CHF: '100 franchi svizzeri',
    EUR: '100 euro',
    GBP: '100 sterline',
    USD: '100 dollari statunitensi',
  },
  nl: {
    AUD: '100 Australische dollar',
    CAD: '100 Canadese dollar',
    CHF: '100 Zwitserse frank',
    EUR: '100 euro',
    GBP: '100 pond sterling',
    USD: '100 Amerikaanse dollar',
  },
};

export function hundred(
  language: Language,
  { country = '' }: { readonly country?: string | undefined },
): Words {
  const currency = byCountry.get(country) ?? (isEeaCountry(country) ? 'EUR' : 'USD');
  return properName(amounts[language][currency]);
}
