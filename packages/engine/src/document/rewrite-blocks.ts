import type { DraftBlock, DraftPhrase } from './tree.ts';

interface Changes {
  /** Of each row of words, wherever it stands. */
  phrases: (list: readonly DraftPhrase[]) => DraftPhrase[];
  /** Of a heading; `phrases` where it says nothing. */
  heading?: (list: readonly DraftPhrase[]) => DraftPhrase[];
  /** Of the labels of a table. */
  label?: (words: string) => string;
  /** Whether a block stays. */
  keeps?: (block: DraftBlock) => boolean;
}

/** The same blocks with other words in them. */
export function rewriteBlocks(list: readonly DraftBlock[], changes: Changes): DraftBlock[] {
  const { phrases, heading = phrases, label = (words: string) => words, keeps = () => true } = changes;
  const inside = (blocks: readonly DraftBlock[]): DraftBlock[] => rewriteBlocks(blocks, changes);
  return list.filter(keeps).map((block): DraftBlock => {
    switch (block.type) {
      case 'heading':
        return { ...block, children: heading(block.children) };
      case 'paragraph':
        return { ...block, children: phrases(block.children) };
      case 'list':
        return {
          ...block,
          children: block.children.map((item) => ({ ...item, children: inside(item.children) })),
        };
      case 'blockPart':
        return { ...block, children: inside(block.children) };
      case 'records':
        return { ...block, fields: block.fields.map(label), rows: block.rows.map((row) => row.map(phrases)) };
      default:
        return block satisfies never;
    }
  });
}
