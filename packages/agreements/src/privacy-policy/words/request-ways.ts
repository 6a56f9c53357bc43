/** The ways in which people make a request or reach the business, each with its address. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, given, has, link, type Prose, prose, type Words } from '../../document/authoring.ts';
import type { PrivacyQuestions } from '../clause.ts';

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

const ways: Readonly<Record<Language, Ways>> = {
  de: {
    email: (where) => prose`per E-Mail an ${where}`,
    form: (where) => prose`über das Formular unter ${where}`,
    page: (where) => prose`über die Seite ${where}`,
    account: prose`in den Einstellungen Ihres Kontos`,
    phone: (where) => prose`telefonisch unter ${where}`,
    tollFree: (where) => prose`gebührenfrei unter ${where}`,
    post: (where) => prose`per Post an: ${where}`,
    postAbove: prose`per Post an diese Anschrift`,
  },
  en: {
    email: (where) => prose`by e-mail to ${where}`,
    form: (where) => prose`by the form at ${where}`,
    page: (where) => prose`through the page ${where}`,
    account: prose`in the settings of your account`,
    phone: (where) => prose`by telephone on ${where}`,
    tollFree: (where) => prose`toll-free on ${where}`,
    post: (where) => prose`by post to: ${where}`,
    postAbove: prose`by post to this address`,
  },
  es: {
    email: (where) => prose`por correo electrónico a ${where}`,
    form: (where) => prose`mediante el formulario disponible en ${where}`,
    page: (where) => prose`a través de la página ${where}`,
    account: prose`en los ajustes de su cuenta`,
    phone: (where) => prose`por teléfono en el ${where}`,
    tollFree: (where) => prose`en el teléfono gratuito ${where}`,
    post: (where) => prose`por correo postal a: ${where}`,
    postAbove: prose`por correo postal a esta dirección`,
  },
  fr: {
    email: (where) => prose`par courrier électronique à ${where}`,
    form: (where) => prose`au moyen du formulaire disponible à l’adresse ${where}`,
    page: (where) => prose`par la page ${where}`,
    account: prose`dans les paramètres de votre compte`,
    phone: (where) => prose`par téléphone au ${where}`,
    tollFree: (where) => prose`par appel gratuit au ${where}`,
    post: (where) => prose`par courrier postal à : ${where}`,
    postAbove: prose`par courrier postal à cette adresse`,
  },
  it: {
    email: (where) => prose`per e-mail a ${where}`,
    form: (where) => prose`con il modulo all’indirizzo ${where}`,
    page: (where) => prose`tramite la pagina ${where}`,
    account: prose`nelle impostazioni del Suo account`,
    phone: (where) => prose`per telefono al numero ${where}`,
    tollFree: (where) => prose`al numero gratuito ${where}`,
    post: (where) => prose`per posta a: ${where}`,
    postAbove: prose`per posta a questo indirizzo`,
  },
  nl: {
    email: (where) => prose`per e-mail aan ${where}`,
    form: (where) => prose`via het formulier op ${where}`,
    page: (where) => prose`via de pagina ${where}`,
    account: prose`in de instellingen van uw account`,
    phone: (where) => prose`per telefoon op ${where}`,
    tollFree: (where) => prose`gratis per telefoon op ${where}`,
    post: (where) => prose`per post aan: ${where}`,
    postAbove: prose`per post aan dit adres`,
  },
};

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
