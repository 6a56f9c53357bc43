import { rewriteBlocks } from '@clausewright/engine/document/rewrite-blocks';
import type { Draft, DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';

/** The draft as if nobody had written one part of one clause. */
export function withoutPart(draft: Draft, clause: string, part: string): Draft {
  const phrases = (list: readonly DraftPhrase[]): DraftPhrase[] =>
    list
      .filter((phrase) => phrase.type !== 'inlinePart' || phrase.id !== part)
      .map((phrase) => ('children' in phrase ? { ...phrase, children: phrases(phrase.children) } : phrase));
  const blocks = (list: readonly DraftBlock[]): DraftBlock[] =>
    rewriteBlocks(list, { phrases, keeps: (block) => block.type !== 'blockPart' || block.id !== part });
  return {
    ...draft,
    clauses: draft.clauses.map((one) => (one.id === clause ? { ...one, blocks: blocks(one.blocks) } : one)),
  };
}
