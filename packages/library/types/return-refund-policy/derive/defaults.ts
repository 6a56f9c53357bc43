/** Answers that follow from earlier ones until the owner says otherwise. */
import type { AnswerValue, DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { isEeaCountry } from '../../../places/regions.ts';

type Derived = { value: readonly string[] };

function chosen(value: AnswerValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

const kindsBySite: ReadonlyMap<string, readonly string[]> = new Map([
  ['goods', ['physical']],
  ['digital-goods', ['digital']],
  ['saas', ['software', 'subscriptions']],
  ['services', ['services']],
  ['education', ['digital']],
  ['game', ['software']],
]);

export function kindsOfSite({ answers }: DeriveInput): Derived {
  return { value: [...new Set(chosen(answers['site_kind']).flatMap((site) => kindsBySite.get(site) ?? []))] };
}

const exceptionsByKind: ReadonlyMap<string, readonly string[]> = new Map([
  ['made-to-order', ['personalised']],
  ['perishable', ['perishable']],
  ['hygiene', ['hygiene']],
  ['gift-cards', ['gift-cards']],
]);

/** What such goods cannot be brought back for. */
export function exceptionsOfKinds({ answers }: DeriveInput): Derived {
  const kinds = chosen(answers['goods_kinds']);
  return { value: [...new Set(kinds.flatMap((kind) => exceptionsByKind.get(kind) ?? []))] };
}

/** What is not taken back voluntarily for its nature has no right of withdrawal either. */
export function exemptOfExceptions({ answers }: DeriveInput): Derived {
  const exceptions = chosen(answers['non_returnable']);
  return { value: ['sealed-media', 'newspapers', 'mixed'].filter((kind) => exceptions.includes(kind)) };
}

/** Who withdraws in the EU or the United Kingdom gets the standard delivery back. */
export function deliveryRefund({ answers }: DeriveInput): Derived {
  const laws = chosen(answers['laws']);
  return { value: [laws.includes('eu_consumer') || laws.includes('uk_consumer') ? 'standard' : 'if-faulty'] };
}

const currencies: ReadonlyMap<string, string> = new Map([
  ['GB', 'gbp'],
  ['US', 'usd'],
  ['CH', 'chf'],
  ['CA', 'cad'],
  ['AU', 'aud'],
  ['NZ', 'nzd'],
  ['BR', 'brl'],
  ['IN', 'inr'],
  ['JP', 'jpy'],
  ['ZA', 'zar'],
  ['SE', 'sek'],
  ['DK', 'dkk'],
  ['NO', 'nok'],
  ['PL', 'pln'],
]);

export function currencyOfCountry({ answers }: DeriveInput): Derived {
  const [country = ''] = chosen(answers['country']);
  return { value: [currencies.get(country) ?? (isEeaCountry(country) ? 'eur' : 'usd')] };
}
