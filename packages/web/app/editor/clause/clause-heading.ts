import type { PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';

/** The first heading of a clause, which is a field of its own. */
export interface ClauseHeading {
  depth: 1 | 2 | 3;
  /** `12. `, `12.3 ` or `Annex 1: ` with the space after it: no words of the owner. */
  number: string;
  children: readonly PlainPhrase[];
}

const number = /^(?:\d{1,3}\.|\d{1,3}\.\d{1,2}|\p{L}+\s\d{1,3}\s?:)\s+/u;

/** The heading that a clause begins with, and what stands below it. */
export function splitHeading(blocks: readonly PlainBlock[]): {
  heading: ClauseHeading | null;
  rest: readonly PlainBlock[];
} {
  const [first, ...rest] = blocks;
  if (first?.type !== 'heading') return { heading: null, rest: blocks };
  const [words, ...further] = first.children;
  const found = words?.type === 'text' && first.depth > 1 ? (number.exec(words.value)?.[0] ?? '') : '';
  if (words?.type !== 'text' || found === '')
    return { heading: { depth: first.depth, number: '', children: first.children }, rest };
  const value = words.value.slice(found.length);
  const children = value === '' ? further : [{ ...words, value }, ...further];
  return { heading: { depth: first.depth, number: found, children }, rest };
}

export function joinHeading(heading: ClauseHeading | null, rest: readonly PlainBlock[]): PlainBlock[] {
  // Without words nothing is left of it, its number too.
  if (heading === null || headingWords(heading).trim() === '') return [...rest];
  const { depth, number: before, children } = heading;
  const [words, ...further] = children;
  const numbered: PlainPhrase[] =
    before === ''
      ? [...children]
      : words?.type === 'text'
        ? [{ type: 'text', value: `${before}${words.value}` }, ...further]
        : [{ type: 'text', value: before }, ...children];
  return [{ type: 'heading', depth, children: numbered }, ...rest];
}

/** The words of a heading, as its field has them. */
export function headingWords(heading: ClauseHeading | null): string {
  const said = (list: readonly PlainPhrase[]): string =>
    list
      .map((node) => (node.type === 'text' ? node.value : node.type === 'break' ? ' ' : said(node.children)))
      .join('');
  return heading === null ? '' : said(heading.children);
}
