/** Facts that were not given yet, as a preview shows them. */
import type { DraftBlock, DraftPhrase } from './tree.ts';

/** The questions of the blanks in a row of words, each once. */
export function blanksInPhrases(list: readonly DraftPhrase[]): string[] {
  const found = list.flatMap((phrase): string[] => {
    if (phrase.type === 'blank') return [phrase.from];
    return 'children' in phrase ? blanksInPhrases(phrase.children) : [];
  });
  return [...new Set(found)];
}

/** The same of blocks. */
export function blanksInBlocks(list: readonly DraftBlock[]): string[] {
  const found = list.flatMap((block): string[] => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return blanksInPhrases(block.children);
      case 'list':
        return block.children.flatMap((item) => blanksInBlocks(item.children));
      case 'blockPart':
        return blanksInBlocks(block.children);
      case 'records':
        return block.rows.flat().flatMap(blanksInPhrases);
      default:
        return block satisfies never;
    }
  });
  return [...new Set(found)];
}
