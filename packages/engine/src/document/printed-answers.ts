/** Answers on their way into wording: each knows its question and prints as a blank until given. */
import type { Language } from '@clausewright/contract/languages';
import type { FreeText, OwnEntry, Rows, TextByLanguage } from './answer-kinds.ts';
import type { DraftPhrase } from './tree.ts';
import type { Words } from './slots.ts';
import { phrases, wordsOf } from './slots.ts';
import { singleLine } from './value-text.ts';

export const question: unique symbol = Symbol('question');
export const answer: unique symbol = Symbol('answer');

interface Answered<Value> {
  readonly [question]: string;
  /** Undefined where not given. */
  readonly [answer]: Value | undefined;
}
/** Only free text prints by itself; every other kind goes through a function of the context. */
export type Said<Value> = Answered<Value> & ([Value] extends [FreeText | TextByLanguage] ? Words : unknown);
export type AnswerPrinter<Questions> = { readonly [Q in keyof Questions]-?: Said<NonNullable<Questions[Q]>> };

/** Text that an answer brought. */
export function answeredText(said: Answered<unknown>, value: string): Words {
  return wordsOf([{ type: 'text', value, from: said[question] }]);
}

export function blankFor(said: Answered<unknown>): Words {
  return wordsOf([{ type: 'blank', from: said[question] }]);
}

/** Answers by question id; `seen` hears of every question asked for. */
export function createAnswerPrinter<Questions>(
  answers: object,
  language: Language,
  seen?: (id: string) => void,
): AnswerPrinter<Questions> {
  return speak(answers, language, seen, (id) => id.replace(/\.own$/, '')) as AnswerPrinter<Questions>;
}

function speak(
  answers: object,
  language: Language,
  seen: ((id: string) => void) | undefined,
  idOf: (key: string) => string,
): object {
  return new Proxy(answers, {
    get(target, key) {
      if (typeof key !== 'string') return undefined;
      const id = idOf(key);
      seen?.(id);
      const value: unknown = Object.hasOwn(target, key) ? Reflect.get(target, key) : undefined;
      const listed = value === undefined && key.endsWith('.own') ? [] : value;
      return {
        [question]: id,
        [answer]: listed,
        get [phrases]() {
          return printed(id, listed, language);
        },
        [rowsOf]: () => rowsOfValue(id, key, listed, language, seen),
      };
    },
  });
}

const rowsOf: unique symbol = Symbol('rows');

function rowsOfValue(
  id: string,
  key: string,
  value: unknown,
  language: Language,
  seen?: (id: string) => void,
): object[] {
  // A group without answer shows one row of blanks, so that a preview tells what will stand there.
  const rows: unknown[] = Array.isArray(value) ? value : [{}];
  return rows.map((row) =>
    speak(row as object, language, seen, (field) => (key.endsWith('.own') ? id : field)),
  );
}

/** Repetitions of a group as answers of their own. */
export function rows<Row>(said: Said<Rows<Row>>): AnswerPrinter<Row>[] {
  return (said as unknown as { [rowsOf]: () => AnswerPrinter<Row>[] })[rowsOf]();
}

/** Names of the entries that the person added under Add Your Own. */
export function ownNames(said: Said<Rows<Pick<OwnEntry, 'name'>>>): Words[] {
  return rows(said).map((row) => row.name);
}

function printed(id: string, value: unknown, language: Language): DraftPhrase[] {
  const text = textIn(value, language);
  if (text === undefined)
    throw new Error(`The answer to ${id} is no text: print it by a function of the context`);
  return text === '' ? [{ type: 'blank', from: id }] : [{ type: 'text', value: text, from: id }];
}

/** Text in the document's language; empty when not given, undefined when the answer is no text. */
export function textIn(value: unknown, language: Language): string | undefined {
  if (value === undefined) return '';
  if (typeof value === 'string') return singleLine(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const own: unknown = Object.hasOwn(value, language) ? Reflect.get(value, language) : '';
  return typeof own === 'string' ? singleLine(own) : undefined;
}
