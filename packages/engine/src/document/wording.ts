/** Building blocks of clauses that are the same in every language. */
import type { Language } from '@clausewright/contract/languages';
import type { FreeText, TextByLanguage } from './answer-kinds.ts';
import { blocksOf, phrasesOf } from './fill.ts';
import { safeUrl, webAddress } from './safe-url.ts';
import type { Said } from './printed-answers.ts';
import { answer, question } from './printed-answers.ts';
import type { Hole, Prose, Words } from './slots.ts';
import { phrases, proseOf, wordsOf } from './slots.ts';
import type { DraftPhrase } from './tree.ts';
import { splitLines } from './value-text.ts';

/** A bulleted list with one item per entry; none without entries. */
export function items<Parts extends string = never>(list: readonly (Words | Prose<Parts>)[]): Prose<Parts> {
  const children = list
    .map((entry) => blocksOf(entry))
    .filter((content) => content.length > 0)
    .map((content) => ({ type: 'listItem' as const, children: content }));
  return proseOf(children.length === 0 ? [] : [{ type: 'list', ordered: false, children }]);
}

/** A table: `labels` name the fields in their order, the first field names the row. None without rows. */
export function records<Field extends string>(
  labels: { readonly [F in Field]: string },
  rows: readonly { readonly [F in NoInfer<Field>]: Hole }[],
): Prose {
  const fields = Object.keys(labels) as Field[];
  if (rows.length === 0) return proseOf([]);
  return proseOf([
    {
      type: 'records',
      fields: fields.map((field) => labels[field]),
      rows: rows.map((row) => fields.map((field) => phrasesOf(row[field]))),
    },
  ]);
}

/** A link to an address that the person gave; what no link may hold stays text. */
export function link(
  target: Said<FreeText>,
  protocol: 'mailto:' | 'tel:' | '' = '',
  words?: Words | Prose,
): Words {
  const value = target[answer];
  const children = words === undefined ? [...target[phrases]] : phrasesOf(words);
  if (typeof value !== 'string') return wordsOf(children);
  const url = protocol === '' ? webAddress(value) : safeUrl(protocol + bare(value, protocol));
  return wordsOf(url === null ? children : [{ type: 'link', url, children }]);
}

function bare(value: string, protocol: 'mailto:' | 'tel:'): string {
  // '+49 (0)30': the zero in brackets is not dialled after the country code.
  return protocol === 'tel:'
    ? value.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/(?!^\+)[^\d]/g, '')
    : value.trim();
}

/** A text of several lines (an address) with its line ends kept. */
export function lines(said: Said<FreeText>): Words {
  const value = said[answer];
  if (typeof value !== 'string') return said;
  const from = said[question];
  return wordsOf(
    splitLines(value).flatMap((line, i): DraftPhrase[] => {
      const text = { type: 'text' as const, value: line, from };
      return i === 0 ? [text] : [{ type: 'break' }, text];
    }),
  );
}

/** Pieces of prose one after the other: sections made of the rows of a group. */
export function sequence<Parts extends string = never>(
  list: readonly (Words | Prose<Parts>)[],
): Prose<Parts> {
  return proseOf(list.flatMap((entry) => blocksOf(entry)));
}

/** A longer text of a person: a paragraph per line, as text. A blank where it was not given. */
export function paragraphs(said: Said<FreeText> | Said<TextByLanguage>, language: Language): Prose {
  const value = said[answer];
  const text = typeof value === 'string' ? value : ownText(value, language);
  const from = said[question];
  const lineTexts = splitLines(text);
  if (lineTexts.length === 0) return proseOf([{ type: 'paragraph', children: [{ type: 'blank', from }] }]);
  return proseOf(
    lineTexts.map((line) => ({ type: 'paragraph', children: [{ type: 'text', value: line, from }] })),
  );
}

function ownText(value: object | undefined, language: Language): string {
  const own: unknown =
    value !== undefined && Object.hasOwn(value, language) ? Reflect.get(value, language) : '';
  return typeof own === 'string' ? own : '';
}
