import type { Draft, DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';

/** The draft as if nobody had written one part of one clause. */
export function withoutPart(draft: Draft, clause: string, part: string): Draft {
  const phrases = (list: readonly DraftPhrase[]): DraftPhrase[] =>
    list
      .filter((phrase) => phrase.type !== 'inlinePart' || phrase.id !== part)
      .map((phrase) => ('children' in phrase ? { ...phrase, children: phrases(phrase.children) } : phrase));
  const blocks = (list: readonly DraftBlock[]): DraftBlock[] =>
    list
      .filter((block) => block.type !== 'blockPart' || block.id !== part)
      .map((block): DraftBlock => {
        switch (block.type) {
          case 'heading':
          case 'paragraph':
            return { ...block, children: phrases(block.children) };
          case 'list':
            return {
              ...block,
              children: block.children.map((item) => ({ ...item, children: blocks(item.children) })),
            };
          case 'blockPart':
            return { ...block, children: blocks(block.children) };
          case 'records':
            return { ...block, rows: block.rows.map((row) => row.map(phrases)) };
          default:
            return block satisfies never;
        }
      });
  return {
    ...draft,
    clauses: draft.clauses.map((one) => (one.id === clause ? { ...one, blocks: blocks(one.blocks) } : one)),
  };
}
