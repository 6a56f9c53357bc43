import { blanksInBlocks, blanksInPhrases } from './blanks.ts';
import { sentenceAround } from './sentence-around.ts';
import { blockText, phraseText } from './tree-text.ts';
import type { Draft, DraftBlock, DraftPhrase } from './tree.ts';

/** A part that stands in a draft, with the words that are its own (those of inner parts left out). */
export interface PartPlace {
  clause: string;
  part: string;
  /** Child indices from the clause's blocks down; in `records` row and cell. */
  path: readonly number[];
  text: string;
  /** With the words of inner parts. */
  whole: string;
  /** The same, in whole sentences where it is a piece of one. */
  sentence: string;
  /** Questions that stand as blanks among its own words. */
  blanks: readonly string[];
}

/** Every part with words of its own, in reading order; the same part may stand in several places. */
export function partsPresent(draft: Draft): PartPlace[] {
  return draft.clauses.flatMap(({ id, blocks }) => {
    const places: PartPlace[] = [];
    const found = (place: Omit<PartPlace, 'clause'>) => {
      const { text, whole } = place;
      if (text.trim() !== '') places.push({ ...place, clause: id, text: text.trim(), whole: whole.trim() });
    };
    const inPhrases = (
      list: readonly DraftPhrase[],
      path: readonly number[],
      around = phraseText(list),
      at = 0,
    ): void => {
      let start = at;
      list.forEach((phrase, i) => {
        const words = phraseText([phrase]);
        if (phrase.type === 'inlinePart') {
          const own = ownPhrases(phrase.children);
          const sentence = sentenceAround(around, start, start + words.length);
          const place = { part: phrase.id, path: [...path, i], text: phraseText(own), whole: words };
          found({ ...place, sentence, blanks: blanksInPhrases(own) });
        }
        if ('children' in phrase) inPhrases(phrase.children, [...path, i], around, start);
        start += words.length;
      });
    };
    const inBlocks = (list: readonly DraftBlock[], path: readonly number[]): void =>
      list.forEach((block, i) => {
        const here = [...path, i];
        if (block.type === 'blockPart') {
          const own = ownBlocks(block.children);
          const whole = blockText(block.children);
          const place = { part: block.id, path: here, text: blockText(own), whole, sentence: whole.trim() };
          found({ ...place, blanks: blanksInBlocks(own) });
          inBlocks(block.children, here);
        } else if (block.type === 'list') {
          block.children.forEach((item, at) => inBlocks(item.children, [...here, at]));
        } else if (block.type === 'records') {
          block.rows.forEach((row, r) => row.forEach((cell, c) => inPhrases(cell, [...here, r, c])));
        } else inPhrases(block.children, here);
      });
    inBlocks(blocks, []);
    return places;
  });
}

function ownPhrases(list: readonly DraftPhrase[]): DraftPhrase[] {
  return list
    .filter((phrase) => phrase.type !== 'inlinePart')
    .map((phrase) => ('children' in phrase ? { ...phrase, children: ownPhrases(phrase.children) } : phrase));
}

function ownBlocks(list: readonly DraftBlock[]): DraftBlock[] {
  return list
    .filter((block) => block.type !== 'blockPart')
    .map((block): DraftBlock => {
      if (block.type === 'list') {
        return {
          ...block,
          children: block.children.map((item) => ({ ...item, children: ownBlocks(item.children) })),
        };
      }
      if (block.type === 'records') return { ...block, rows: block.rows.map((row) => row.map(ownPhrases)) };
      return { ...block, children: ownPhrases(block.children) };
    });
}
