/** The ways to start a return, each with its address, as entries of a list. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import type { Language } from '@clausewright/contract/languages';
import { type Context, has, link, type Prose, type Words } from '@clausewright/engine/document/authoring';
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

const ways: Readonly<Record<Language, Ways>> = phraseList(import.meta.url, 'returnWays', {
  email: ['where'],
  form: ['where'],
  account: [],
  withdrawal: [],
  store: [],
});

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
