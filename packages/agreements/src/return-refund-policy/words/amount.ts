/** An amount of money: number, then the code of the currency. */
import { type Context, prose, type Prose, properName } from '../../document/authoring.ts';
import type { ReturnQuestions } from '../clauses/clause.ts';

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
const names = Object.fromEntries(Object.entries(codes).map(([id, code]) => [id, properName(code)])) as Record<
  Currency,
  ReturnType<typeof properName>
>;

export function amount(
  c: Pick<Context<ReturnQuestions>, 'say' | 'number' | 'name'>,
  question: 'return_cost_max' | 'label_cost' | 'restocking_value',
): Prose {
  return prose`${c.number(c.say[question])} ${c.name(c.say.currency, names)}`;
}
