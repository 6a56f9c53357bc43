/** The ways in which people make a request or reach the business, each with its address. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  link,
  type Prose,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../../types/privacy-policy/clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

/** The questions about contact that every type asks. */
type ContactQuestions = Pick<
  PrivacyQuestions,
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

const ways: Readonly<Record<Language, Ways>> = phraseList(import.meta.url, 'requestWays', {
  email: ['where'],
  form: ['where'],
  page: ['where'],
  account: [],
  phone: ['where'],
  tollFree: ['where'],
  post: ['where'],
  postAbove: [],
});

/** One entry per way to make a request, for `items`; a postal address stands last. */
export function requestWays({ a, say, language }: Context<PrivacyQuestions>): Prose[] {
  const way = ways[language];
  // Read whether chosen or not, so that the questions are known as those of the clause.
  const { request_email, request_form_url, request_phone, request_toll_free, request_post, request_online } =
    say;
  const address = a.entity_type === 'individual' ? request_post : say.business_address;
  return [
    ...(has(a.request_channels, 'email') ? [way.email(link(request_email, 'mailto:'))] : []),
    ...(has(a.request_channels, 'form') ? [way.form(link(request_form_url))] : []),
    ...(has(a.request_channels, 'account-settings') ? [way.account] : []),
    ...(has(a.request_channels, 'phone') ? [way.phone(link(request_phone, 'tel:'))] : []),
    ...(has(a.request_channels, 'toll-free') ? [way.tollFree(link(request_toll_free, 'tel:'))] : []),
    ...(has(a.request_channels, 'post') ? [way.post(address)] : []),
    ...(given(a.request_online) ? [way.email(link(request_online, 'mailto:'))] : []),
  ];
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
