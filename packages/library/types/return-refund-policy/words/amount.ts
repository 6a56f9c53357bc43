/** An amount of money, with the sign of its currency where the language sets it. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  prose,
  type Prose,
  properName,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { ReturnQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

const gap = properName('\u00A0');
type Currency = NonNullable<ReturnQuestions['currency']>;
const codes = {
  eur: 'EUR',
  gbp: 'GBP',
  usd: 'USD',
  chf: 'CHF',
  cad: 'CAD',
  aud: 'AUD',
  nzd: 'NZD',
  brl: 'BRL',
  inr: 'INR',
  jpy: 'JPY',
  zar: 'ZAR',
  sek: 'SEK',
  dkk: 'DKK',
  nok: 'NOK',
  pln: 'PLN',
} satisfies Record<Currency, string>;

/** The sign as the language writes it, such as “$” or “US$”. */
function sign(language: Language, currency: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
function signs(language: Language): Record<Currency, Words> {
  return Object.fromEntries(
    Object.entries(codes).map(([id, code]) => [id, properName(sign(language, code))]),
  ) as Record<Currency, Words>;
}

export function amount(
  c: Pick<Context<ReturnQuestions>, 'say' | 'number' | 'name' | 'language'>,
  question: 'return_cost_max' | 'label_cost' | 'restocking_value',
): Prose {
  const number = c.number(c.say[question]);
  const currency = c.name(c.say.currency, signs(c.language));
  if (c.language === 'en') return prose`${currency}${number}`;
  return c.language === 'nl' ? prose`${currency}${gap}${number}` : prose`${number}${gap}${currency}`;
}

export function percent(
  c: Pick<Context<ReturnQuestions>, 'say' | 'number' | 'language'>,
  question: 'restocking_value',
): Prose {
  const number = c.number(c.say[question]);
  const close = c.language === 'en' || c.language === 'it' || c.language === 'nl';
  return close ? prose`${number}%` : prose`${number}${gap}%`;
}
