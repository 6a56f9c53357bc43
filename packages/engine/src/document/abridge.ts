import { blockText } from './tree-text.ts';
import type { Draft, DraftBlock } from './tree.ts';

/**
 * A draft that may be shown before payment: the clauses of `whole` (ids: what the free or the paid
 * document holds) as they are, of each other one its heading and first sentence.
 */
export function abridge(draft: Draft, whole: readonly string[]): Draft {
  return {
    ...draft,
    clauses: draft.clauses.map((clause) => {
      if (whole.includes(clause.id) || clause.blocks.every(({ type }) => type === 'heading')) return clause;
      const heading = clause.blocks.filter((block, i) => i === 0 && block.type === 'heading');
      const rest = firstWords(clause.blocks.slice(heading.length));
      const [first] = new Intl.Segmenter(draft.language, { granularity: 'sentence' }).segment(rest);
      const value = `${(first?.segment ?? '').trim()} …`;
      return { ...clause, blocks: [...heading, { type: 'paragraph', children: [{ type: 'text', value }] }] };
    }),
  };
}

/** Text of the first paragraph, wherever it stands; a table says nothing before it is paid. */
function firstWords(blocks: readonly DraftBlock[]): string {
  for (const block of blocks) {
    if (block.type === 'paragraph') return blockText([block]);
    if (block.type === 'blockPart') {
      const inner = firstWords(block.children);
      if (inner !== '') return inner;
    }
    if (block.type === 'list') {
      const inner = firstWords(block.children[0]?.children ?? []);
      if (inner !== '') return inner;
    }
  }
  return '';
}
