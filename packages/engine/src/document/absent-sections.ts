import type { Draft, DraftBlock, DraftClause, DraftPhrase } from './tree.ts';

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

/** Parts of a clause that refer to a section which does not stand in the document: the innermost one that does. */
export function partsNamingAbsent({ blocks }: DraftClause, present: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const note = (part: string | null): void => {
    if (part !== null) found.add(part);
  };
  const inPhrase = (phrase: DraftPhrase, part: string | null): void => {
    if (phrase.type === 'text') {
      if (phrase.section !== undefined && !present.has(phrase.section)) note(part);
    } else if ('children' in phrase) {
      const within = phrase.type === 'inlinePart' ? phrase.id : part;
      for (const child of phrase.children) inPhrase(child, within);
    }
  };
  const inBlock = (block: DraftBlock, part: string | null): void => {
    if (block.type === 'list') {
      for (const child of block.children.flatMap((item) => item.children)) inBlock(child, part);
    } else if (block.type === 'records') {
      for (const phrase of block.rows.flat(2)) inPhrase(phrase, part);
    } else if (block.type === 'blockPart') {
      for (const child of block.children) inBlock(child, block.id);
    } else {
      for (const phrase of block.children) inPhrase(phrase, part);
    }
  };
  for (const block of blocks) inBlock(block, null);
  return found;
}
