import type { Border } from './code/borders.ts';

export interface OutlineHeading {
  depth: 1 | 2 | 3;
  words: string;
  /** Where it stands in the text. */
  at: number;
  clause: string;
}

const heading = /^ {0,3}(#{1,3})[ \t]+(\S.*?)(?:[ \t]+#+)?[ \t]*$/gmu;
/** Marks of bold, italic and links around the words. */
const marks = /\\(?=[!-/:-@[-`{-~])|\*+|\]\([^)]*\)|(?<![\\\w])\[/gu;

/** The headings of a text, each with the clause that it stands in. */
export function listHeadings(text: string, borders: readonly Border[]): OutlineHeading[] {
  return [...text.matchAll(heading)].map(({ index, 1: signs = '', 2: words = '' }) => ({
    depth: signs.length as 1 | 2 | 3,
    words: words.replaceAll(marks, ''),
    at: index,
    clause: borders.findLast(({ at }) => at <= index)?.id ?? '',
  }));
}
