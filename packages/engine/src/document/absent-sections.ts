import type { Draft, DraftBlock, DraftPhrase } from './tree.ts';

/** References of a draft to sections that do not stand in it, as `clause → section`. */
export function absentSections(draft: Draft): string[] {
  const present = new Set(draft.clauses.map(({ id }) => id));
  const found = draft.clauses.flatMap(({ id, blocks }) =>
    blocks
      .flatMap(sectionsInBlock)
      .filter((section) => !present.has(section))
      .map((section) => `${id} → ${section}`),
  );
  return [...new Set(found)];
}

function sectionsInBlock(block: DraftBlock): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.children.flatMap(sectionsInPhrase);
    case 'list':
      return block.children.flatMap((item) => item.children.flatMap(sectionsInBlock));
    case 'blockPart':
      return block.children.flatMap(sectionsInBlock);
    case 'records':
      return block.rows.flat(2).flatMap(sectionsInPhrase);
    default:
      return block satisfies never;
  }
}

function sectionsInPhrase(phrase: DraftPhrase): string[] {
  if (phrase.type === 'text') return phrase.section === undefined ? [] : [phrase.section];
  return 'children' in phrase ? phrase.children.flatMap(sectionsInPhrase) : [];
}
