/** Which parts of a draft stand in a finished file: found by their words alone, in their order. */
import type { Draft, DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';
import { lettersOnly } from './read-text.ts';

/** A part that the file lacks in whole or in some of its words. */
export interface LostPart {
  clause: string;
  part: string;
}

/** Letters that may stand between two pieces of text: labels of a table, numbers and addresses of links. */
const reach = 400;

/** `words`: what a reader finds in the file. */
export function lostParts(draft: Draft, words: string): LostPart[] {
  const file = lettersOnly(words);
  const lost = new Map<string, LostPart>();
  let at = 0;
  const look = (clause: string, inside: readonly string[], text: string): void => {
    const sought = lettersOnly(text);
    const found = file.indexOf(sought, at);
    if (found >= 0 && found - at <= reach) at = found + sought.length;
    else for (const part of inside) lost.set(`${clause} ${part}`, { clause, part });
  };
  const inPhrases = (clause: string, inside: readonly string[], list: readonly DraftPhrase[]): void => {
    for (const phrase of list) {
      if (phrase.type === 'text') look(clause, inside, phrase.value);
      if (!('children' in phrase)) continue;
      inPhrases(clause, phrase.type === 'inlinePart' ? [...inside, phrase.id] : inside, phrase.children);
    }
  };
  const inBlocks = (clause: string, inside: readonly string[], list: readonly DraftBlock[]): void => {
    for (const block of list) {
      if (block.type === 'blockPart') inBlocks(clause, [...inside, block.id], block.children);
      else if (block.type === 'list')
        block.children.forEach((item) => inBlocks(clause, inside, item.children));
      else if (block.type === 'records') block.rows.flat().forEach((cell) => inPhrases(clause, inside, cell));
      else inPhrases(clause, inside, block.children);
    }
  };
  for (const { id, blocks } of draft.clauses) inBlocks(id, [], blocks);
  return [...lost.values()];
}
