/** What fills the prescribed texts on withdrawal: who the trader is and where the online function stands. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  link,
  prose,
  type Prose,
  properName,
  type Words,
} from '@clausewright/engine/document/authoring';
import { instructions, type ContractKind } from '../../../statutory/instructions.ts';
import { statutoryPart } from '../../../statutory/texts.ts';
import type { ReturnQuestions } from '../clause.ts';
import { sellsBeside, sellsGoods, sellsServices } from '../sells.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 4;

type C = Context<ReturnQuestions>;

function listed(entries: readonly (Words | Prose)[]): Prose {
  const [first, ...others] = entries.map((entry) => prose`${entry}`);
  if (first === undefined) throw new Error('a trader has a name');
  return others.reduce((all, entry) => prose`${all}, ${entry}`, first);
}

/** A person who sells without a business address gives the one for letters or for parcels. */
function nameAndPlace({ a, say, country }: C): (Words | Prose)[] {
  const { contact_post, return_address, provider_address } = say;
  if (a.entity_type !== 'individual') return [say.business_name, say.business_address];
  if (given(a.contact_post)) return [say.individual_name, contact_post];
  if (given(a.provider_address)) return [say.individual_name, provider_address];
  return [say.individual_name, given(a.return_address) ? return_address : country(say.country)];
}

function mail({ a, say }: C): Words[] {
  const { contact_email, return_email } = say;
  if (has(a.contact_methods, 'email')) return [contact_email];
  return given(a.return_email) ? [return_email] : [];
}

/** Name, address, telephone number and e-mail address: point 2 of the instructions. */
export function traderContact(c: C): Prose {
  const { contact_phone } = c.say;
  const phone = has(c.a.contact_methods, 'phone') ? [contact_phone] : [];
  return listed([...nameAndPlace(c), ...phone, ...mail(c)]);
}

/** Name, address and e-mail address: the addressee of the form. */
export function traderAddressee(c: C): Prose {
  return listed([...nameAndPlace(c), ...mail(c)]);
}

/** The words that the buttons must carry (Directive 2011/83/EU, Article 11a). */
export function functionLabel(language: Language, button: 'withdraw' | 'confirm'): Words {
  return properName(statutoryPart('withdrawal-function-labels', language, button));
}

const places: {
  readonly [L in Language]: {
    site: (url: Words, label: Words) => Prose;
    app: (name: Words, label: Words) => Prose;
  };
} = phraseList(import.meta.url, 'places', { site: ['url', 'label'], app: ['name', 'label'] });

/** The address of the function, else the website or app on which its button stands. */
export function functionLocation({ a, say, language }: C): Prose {
  const { withdrawal_url, website_url, app_name } = say;
  const label = functionLabel(language, 'withdraw');
  const place = places[language];
  if (given(a.withdrawal_url)) return place.site(link(withdrawal_url), label);
  const appOnly = has(a.agreement_for, 'app') && !has(a.agreement_for, 'website');
  return appOnly ? place.app(app_name, label) : place.site(link(website_url), label);
}

/** Which start of the period an order of goods has. Who has not said it gets the last good, which fits an order in one parcel too. */
const kindOfParcels: { readonly [P in NonNullable<ReturnQuestions['parcels']>]: ContractKind } = {
  one: 'goods',
  several: 'several',
  pieces: 'pieces',
  regular: 'regular',
};

/** The prescribed instructions for goods, or for the other contracts. */
export function withdrawalInstructions(c: C, sold: 'goods' | 'regular' | 'other'): Prose {
  const { a, say, language } = c;
  const { return_cost_max, custom_form_url } = say;
  const estimated = a.who_pays === 'maximum' && a.currency === 'eur';
  return instructions({
    language,
    country: a.country,
    kind: sold === 'goods' ? kindOfParcels[a.parcels ?? 'several'] : sold,
    nested: sellsGoods(a) && (sellsBeside(a) || a.regular_goods === 'yes'),
    collects: a.collect_goods === 'yes',
    cost: a.who_pays === 'us' ? 'trader' : estimated ? 'estimate' : 'consumer',
    webform: given(a.custom_form_url),
    services: sellsServices(a),
    fillings: {
      trader_contact: traderContact(c),
      function_location: functionLocation(c),
      website_address: link(custom_form_url),
      amount: c.number(return_cost_max),
    },
  });
}
