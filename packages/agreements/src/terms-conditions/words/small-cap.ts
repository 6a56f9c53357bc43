/** The least figure of a cap, in the money of the provider's country. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, properName, type Words } from '../../document/authoring.ts';
import { isEeaCountry } from '../../shared-questions/regions.ts';
import type { TermsQuestions } from '../clause.ts';

type Money = 'eur' | 'gbp' | 'chf' | 'usd' | 'cad' | 'aud';

const amounts: { readonly [L in Language]: Readonly<Record<Money, string>> } = {
  de: {
    eur: '100 Euro',
    gbp: '100 Pfund Sterling',
    chf: '100 Schweizer Franken',
    usd: '100 US-Dollar',
    cad: '100 kanadische Dollar',
    aud: '100 australische Dollar',
  },
  en: {
    eur: '100 euros',
    gbp: '100 pounds sterling',
    chf: '100 Swiss francs',
    usd: '100 US dollars',
    cad: '100 Canadian dollars',
    aud: '100 Australian dollars',
  },
  es: {
    eur: '100 euros',
    gbp: '100 libras esterlinas',
    chf: '100 francos suizos',
    usd: '100 dólares estadounidenses',
    cad: '100 dólares canadienses',
    aud: '100 dólares australianos',
  },
  fr: {
    eur: '100 euros',
    gbp: '100 livres sterling',
    chf: '100 francs suisses',
    usd: '100 dollars américains',
    cad: '100 dollars canadiens',
    aud: '100 dollars australiens',
  },
  it: {
    eur: '100 euro',
    gbp: '100 sterline',
    chf: '100 franchi svizzeri',
    usd: '100 dollari statunitensi',
    cad: '100 dollari canadesi',
    aud: '100 dollari australiani',
  },
  nl: {
    eur: '100 euro',
    gbp: '100 Britse pond',
    chf: '100 Zwitserse frank',
    usd: '100 Amerikaanse dollar',
    cad: '100 Canadese dollar',
    aud: '100 Australische dollar',
  },
};

const moneyOf: Readonly<Record<string, Money>> = { GB: 'gbp', CH: 'chf', LI: 'chf', CA: 'cad', AU: 'aud' };

export function smallCap({ a, language }: Pick<Context<TermsQuestions>, 'a' | 'language'>): Words {
  const money = moneyOf[a.country ?? ''] ?? (isEeaCountry(a.country) ? 'eur' : 'usd');
  return properName(amounts[language][money]);
}
