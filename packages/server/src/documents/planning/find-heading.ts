import type { Draft, DraftBlock } from '@clausewright/engine/document/tree';

/** The heading of a clause in a draft, without its number; empty for a clause without one. */
export function findClauseHeading(draft: Draft, id: string): string {
  const clause = draft.clauses.find((candidate) => candidate.id === id);
  return clause === undefined ? '' : findHeading(clause.blocks);
}

export function findHeading(blocks: readonly DraftBlock[]): string {
  const [first] = blocks;
  if (first?.type === 'blockPart') return findHeading(first.children);
  if (first?.type !== 'heading') return '';
  return first.children
    .map((phrase) => (phrase.type === 'text' ? (phrase.counted ?? phrase.value) : ''))
    .join('');
}
