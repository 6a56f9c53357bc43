/** Spans of time that are answered as a number, with their unit. */
import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import type { German } from '@clausewright/engine/document/words';
import type { TermsQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Counted = {
  [Q in keyof TermsQuestions]: TermsQuestions[Q] extends number ? Q : never;
}[keyof TermsQuestions];
type Spoken = Pick<Context<TermsQuestions>, 'a' | 'say' | 'span' | 'number'>;

/** `14 Tagen`; a blank where nothing was answered. */
export function days(c: Spoken, question: Counted, german: German = 'nom'): Words {
  return c.span(c.say[question], 'days', german);
}

export function months(c: Spoken, question: Counted, german: German = 'nom'): Words {
  return c.span(c.say[question], 'months', german);
}

/** A year is no amount: it takes no separator. */
export function year(c: Spoken): Words {
  const printed = c.number(c.say.first_published_year);
  const value = c.a.first_published_year;
  return value === undefined ? printed : properName(String(value));
}
