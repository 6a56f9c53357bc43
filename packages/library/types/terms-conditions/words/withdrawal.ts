/** What fills the prescribed texts on withdrawal: who the trader is and where the online function stands. */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  link,
  prose,
  type Prose,
  properName,
  sequence,
  type Words,
} from '@clausewright/engine/document/authoring';
import { fitAddressee } from '../../../statutory/addressee.ts';
import { type ContractKind, instructions } from '../../../statutory/instructions.ts';
import { withdrawalTexts } from '../../../statutory/market.ts';
import { printBox, printStatutory } from '../../../statutory/print.ts';
import { type StatutoryId, statutoryPart } from '../../../statutory/texts.ts';
import type { TermsQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 4;

type C = Pick<Context<TermsQuestions>, 'a' | 'say' | 'language' | 'country'>;

function listed(first: Words | Prose, ...others: readonly (Words | Prose)[]): Prose {
  return others.reduce<Prose>((all, entry) => prose`${all}, ${entry}`, prose`${first}`);
}

function nameAndPlace({ a, say, country }: C): [Words, Words] {
  const { contact_post, provider_address } = say;
  if (a.entity_type !== 'individual') return [say.business_name, say.business_address];
  if (given(a.provider_address)) return [say.individual_name, provider_address];
  return [say.individual_name, given(a.contact_post) ? contact_post : country(say.country)];
}

function mail({ a, say }: C): Words[] {
  const { contact_email } = say;
  return has(a.contact_methods, 'email') ? [contact_email] : [];
}

/** Name, address, telephone number and e-mail address: point 2 of the instructions. */
export function traderContact(c: C): Prose {
  const { contact_phone } = c.say;
  return listed(
    ...nameAndPlace(c),
    ...(has(c.a.contact_methods, 'phone') ? [contact_phone] : []),
    ...mail(c),
  );
}

/** Which start of the period an order of goods has. Who has not said it gets the last good, which fits an order in one parcel too. */
const kindOfParcels: { readonly [P in NonNullable<TermsQuestions['parcels']>]: ContractKind } = {
  one: 'goods',
  several: 'several',
  pieces: 'pieces',
};

/** The prescribed instructions for one kind of contract; the consumer bears the cost of sending goods back. */
export function withdrawalInstructions(c: C, sold: 'goods' | 'regular' | 'other'): Prose {
  const { withdrawal_url } = c.say;
  return instructions({
    language: c.language,
    country: c.a.country,
    kind: sold === 'goods' ? kindOfParcels[c.a.parcels ?? 'several'] : sold,
    collects: false,
    cost: 'consumer',
    webform: false,
    services: has(c.a.withdrawal, 'services', 'utilities'),
    fillings: { trader_contact: traderContact(c), function_location: link(withdrawal_url) },
  });
}

function addressee(c: C) {
  return { trader_name_address_email: listed(...nameAndPlace(c), ...mail(c)) };
}

/** The form of Schedule 3 Part B, in English documents: it is prescribed in no other language. */
export function britishForm(c: C): Prose {
  if (!has(c.a.laws, 'uk_consumer')) return sequence([]);
  return printStatutory(statutoryPart('uk-ccr-sch3-b', 'en', 'form'), addressee(c));
}

/**
 * The form in the language of the document, by market. Where only the law of the United Kingdom is covered, the English
 * document has its wording, and the others that of the Union in their language, which says the same.
 */
export function withdrawalForm(c: C): Prose {
  if (c.language === 'en' && has(c.a.laws, 'uk_consumer') && !has(c.a.laws, 'eu_consumer'))
    return britishForm(c);
  const { form } = withdrawalTexts(c.language, c.a.country);
  const text = statutoryPart(form, c.language, 'form');
  const name = (c.a.entity_type === 'individual' ? c.a.individual_name : c.a.business_name) ?? '';
  return printStatutory(fitAddressee(text, c.language, name), addressee(c));
}

/** The words that the buttons must carry (Art. 11a of Directive 2011/83/EU). */
export function functionLabel(language: Language, button: 'withdraw' | 'confirm'): Words {
  return properName(statutoryPart('withdrawal-function-labels', language, button));
}

/** France prescribes the boxes in French: the other languages have nothing to print. */
export function frenchBox({ language }: Pick<C, 'language'>, id: StatutoryId): Prose {
  return language === 'fr' ? printBox(id, statutoryPart(id, 'fr', 'box')) : sequence([]);
}
