/**
 * Sentences name the number of another section of their document. To compare and to merge texts, the number gives way to
 * the id of the clause, so that a section that moved changes no sentence that refers to it.
 */
import type { ClauseText } from '@clausewright/engine/merge/merge';
import type { PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import { annexWords, sectionWords } from '@clausewright/engine/document/reference-rules';

/** The number with which the heading of a clause begins. */
export type Numbering = readonly { clause: string; number: string }[];

/** Around the id of a clause; no text holds them. */
const [open, close] = ['\uE000', '\uE001'];
const words = [...annexWords, ...sectionWords].join('|');
/** `12 “Contact”`, or `(section 12)`. */
const numbered = new RegExp(
  `((?:^|(?<=[\\s’'(]))(?:${words})\\u00A0)?(?<![\\d.])(\\d{1,3}(?:\\.\\d{1,2})?)(?=\\s[“„«]|\\))`,
  'giu',
);
const named = new RegExp(`${open}([^${close}]+)${close}`, 'gu');

export function namedReferences(clauses: readonly ClauseText[], numbering: Numbering): ClauseText[] {
  const ids = new Map(numbering.map(({ clause, number }) => [keyOf(number), clause]));
  return clauses.map((clause) =>
    withTexts(clause, (text) =>
      text.replace(numbered, (all, word: string | undefined, number: string) => {
        const id = ids.get(isAnnex(word) ? `annex ${number}` : number);
        return id === undefined ? all : `${word ?? ''}${open}${id}${close}`;
      }),
    ),
  );
}

/** The first numbering that knows the clause gives its number. */
export function numberedReferences(
  clauses: readonly ClauseText[],
  numberings: readonly Numbering[],
): ClauseText[] {
  const numbers = new Map(
    numberings.toReversed().flatMap((one) => one.map(({ clause, number }) => [clause, keyOf(number)])),
  );
  return clauses.map((clause) =>
    withTexts(clause, (text) =>
      text.replace(named, (_, id: string) => (numbers.get(id) ?? '').replace('annex ', '')),
    ),
  );
}

/** `12.`, `12.3` and `Annex 1:` as references have them. */
function keyOf(number: string): string {
  const digits = /\d+(?:\.\d+)?/u.exec(number)?.[0] ?? number;
  return number.startsWith(digits) ? digits : `annex ${digits}`;
}

function isAnnex(word: string | undefined): boolean {
  return word !== undefined && annexWords.some((one) => one.toLowerCase() === word.trim().toLowerCase());
}

function withTexts(clause: ClauseText, change: (text: string) => string): ClauseText {
  const phrases = (list: readonly PlainPhrase[]): PlainPhrase[] =>
    list.map((phrase) => {
      if (phrase.type === 'text') return { ...phrase, value: change(phrase.value) };
      return 'children' in phrase ? { ...phrase, children: phrases(phrase.children) } : phrase;
    });
  const blocks = (list: readonly PlainBlock[]): PlainBlock[] =>
    list.map((block): PlainBlock => {
      switch (block.type) {
        case 'heading':
          return block;
        case 'paragraph':
          return { ...block, children: phrases(block.children) };
        case 'list':
          return {
            ...block,
            children: block.children.map((item) => ({ ...item, children: blocks(item.children) })),
          };
        case 'records':
          return { ...block, rows: block.rows.map((row) => row.map(phrases)) };
        default:
          return block satisfies never;
      }
    });
  return { ...clause, blocks: blocks(clause.blocks) };
}
