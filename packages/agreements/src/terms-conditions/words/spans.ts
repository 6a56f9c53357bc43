/** Spans of time that are answered as a number, with their unit. */
import { type Context, properName, type Words } from '../../document/authoring.ts';
import { type German, periodText } from '../../document/words.ts';
import type { TermsQuestions } from '../clauses/clause.ts';

type Counted = {
  [Q in keyof TermsQuestions]: TermsQuestions[Q] extends number ? Q : never;
}[keyof TermsQuestions];
type Spoken = Pick<Context<TermsQuestions>, 'a' | 'say' | 'number' | 'language'>;

function span(c: Spoken, question: Counted, unit: 'days' | 'months', german: German): Words {
  const printed = c.number(c.say[question]);
  const amount = c.a[question];
  return amount === undefined ? printed : properName(periodText(c.language, { amount, unit }, german));
}

/** `14 Tagen`; a blank where nothing was answered. */
export function days(c: Spoken, question: Counted, german: German = 'nom'): Words {
  return span(c, question, 'days', german);
}

export function months(c: Spoken, question: Counted, german: German = 'nom'): Words {
  return span(c, question, 'months', german);
}

/** A year is no amount: it takes no separator. */
export function year(c: Spoken): Words {
  const printed = c.number(c.say.first_published_year);
  const value = c.a.first_published_year;
  return value === undefined ? printed : properName(String(value));
}
