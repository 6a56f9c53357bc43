/** The ways in which people make a request or reach the business, each with its address. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import type { Language } from '@clausewright/contract/languages';
import { type Context, has, link, type Prose, type Words } from '@clausewright/engine/document/authoring';
import type { SharedQuestions } from '../questions/shared-questions.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 4;

/** The questions about contact that every type asks. */
type ContactQuestions = Pick<
  SharedQuestions,
  | 'business_address'
  | 'contact_email'
  | 'contact_methods'
  | 'contact_page'
  | 'contact_phone'
  | 'contact_post'
  | 'entity_type'
>;
type Way = (where: Words) => Prose;
interface Ways {
  email: Way;
  form: Way;
  page: Way;
  account: Prose;
  phone: Way;
  tollFree: Way;
  post: Way;
  /** The address stands right above. */
  postAbove: Prose;
}

export const ways: Readonly<Record<Language, Ways>> = phraseList(import.meta.url, 'requestWays', {
  email: ['where'],
  form: ['where'],
  page: ['where'],
  account: [],
  phone: ['where'],
  tollFree: ['where'],
  post: ['where'],
  postAbove: [],
});

/** A single way is told in a sentence, unless it ends with an address as it was typed. */
export function hasOneContactWay({
  contact_methods,
  entity_type,
}: Pick<Context<ContactQuestions>['a'], 'contact_methods' | 'entity_type'>): boolean {
  return contact_methods?.length === 1 && !(has(contact_methods, 'post') && entity_type === 'individual');
}

/** One entry per way to reach the business, for `items`; the section has just printed the address of a business. */
export function contactWays({
  a,
  say,
  language,
}: Pick<Context<ContactQuestions>, 'a' | 'say' | 'language'>): Prose[] {
  const way = ways[language];
  const { contact_email, contact_page, contact_phone, contact_post } = say;
  return [
    ...(has(a.contact_methods, 'email') ? [way.email(link(contact_email, 'mailto:'))] : []),
    ...(has(a.contact_methods, 'page') ? [way.page(link(contact_page))] : []),
    ...(has(a.contact_methods, 'phone') ? [way.phone(link(contact_phone, 'tel:'))] : []),
    ...(has(a.contact_methods, 'post')
      ? [a.entity_type === 'individual' ? way.post(contact_post) : way.postAbove]
      : []),
  ];
}
