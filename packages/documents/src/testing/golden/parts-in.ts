/** Parts by what they print, wherever they stand in a clause. */
import type { DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';

/** The words of each part that the blocks hold, by its id; where a part stands twice, the first. */
export function partsIn(blocks: readonly DraftBlock[]): Map<string, DraftBlock[]> {
  const found = new Map<string, DraftBlock[]>();
  const keep = (id: string, words: DraftBlock[]): void => {
    if (!found.has(id)) found.set(id, words);
  };
  const inPhrase = (phrase: DraftPhrase): void => {
    if (phrase.type === 'inlinePart') keep(phrase.id, [{ type: 'paragraph', children: phrase.children }]);
    if ('children' in phrase) phrase.children.forEach(inPhrase);
  };
  const inBlock = (block: DraftBlock): void => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return block.children.forEach(inPhrase);
      case 'list':
        return block.children.forEach((item) => item.children.forEach(inBlock));
      case 'records':
        return block.rows.flat(2).forEach(inPhrase);
      case 'blockPart':
        keep(block.id, block.children);
        return block.children.forEach(inBlock);
      default:
        return block satisfies never;
    }
  };
  blocks.forEach(inBlock);
  return found;
}
