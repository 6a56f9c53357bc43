/** The ways to start a return, each with its address, as entries of a list. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, has, link, type Prose, prose, type Words } from '../../document/authoring.ts';
import type { ReturnQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Way = (where: Words) => Prose;
interface Ways {
  email: Way;
  form: Way;
  account: Prose;
  withdrawal: Prose;
  store: Prose;
}

const ways: Readonly<Record<Language, Ways>> = {
  de: {
    email: (where) => prose`per E-Mail an ${where}`,
    form: (where) => prose`mit dem Formular unter ${where}`,
    account: prose`in Ihrem Kundenkonto`,
    withdrawal: prose`mit der Widerrufsfunktion, wenn Sie widerrufen wollen`,
    store: prose`im Geschäft`,
  },
  en: {
    email: (where) => prose`by e-mail to ${where}`,
    form: (where) => prose`with the form at ${where}`,
    account: prose`in your customer account`,
    withdrawal: prose`with the withdrawal function, if you want to withdraw from the contract`,
    store: prose`in a store`,
  },
  es: {
    email: (where) => prose`por correo electrónico a ${where}`,
    form: (where) => prose`con el formulario disponible en ${where}`,
    account: prose`en su cuenta de cliente`,
    withdrawal: prose`con la función de desistimiento, si quiere desistir del contrato`,
    store: prose`en una de nuestras tiendas`,
  },
  fr: {
    email: (where) => prose`par courrier électronique à ${where}`,
    form: (where) => prose`au moyen du formulaire disponible à l’adresse ${where}`,
    account: prose`dans votre compte client`,
    withdrawal: prose`au moyen de la fonctionnalité de rétractation, si vous voulez vous rétracter`,
    store: prose`en magasin`,
  },
  it: {
    email: (where) => prose`per e-mail a ${where}`,
    form: (where) => prose`con il modulo all’indirizzo ${where}`,
    account: prose`nel Suo account cliente`,
    withdrawal: prose`con la funzione di recesso, se vuole recedere dal contratto`,
    store: prose`in negozio`,
  },
  nl: {
    email: (where) => prose`per e-mail aan ${where}`,
    form: (where) => prose`met het formulier op ${where}`,
    account: prose`in uw klantaccount`,
    withdrawal: prose`met de herroepingsfunctie, als u de overeenkomst wilt herroepen`,
    store: prose`in de winkel`,
  },
};

export function returnWays({ a, say, language }: Context<ReturnQuestions>): Prose[] {
  const way = ways[language];
  // Read whether chosen or not, so that the questions are known as those of the clause.
  const { return_email, return_form_url } = say;
  return [
    ...(has(a.return_steps, 'email') ? [way.email(link(return_email, 'mailto:'))] : []),
    ...(has(a.return_steps, 'form') ? [way.form(link(return_form_url))] : []),
    ...(has(a.return_steps, 'account') ? [way.account] : []),
    ...(has(a.return_steps, 'withdrawal-function') ? [way.withdrawal] : []),
    ...(has(a.return_steps, 'in-store') ? [way.store] : []),
  ];
}
