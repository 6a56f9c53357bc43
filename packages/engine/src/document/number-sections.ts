/** Gives sections and annexes their numbers, which are words of the headings, so that all formats show the same. */
import type { Place, Readers } from './arrange.ts';
import { annexOf } from './reference-rules.ts';
import type { DraftBlock, DraftClause, DraftPhrase, DraftText, Heading } from './tree.ts';
import { phraseText } from './tree-text.ts';

/** Where a clause is found, as references to it say. */
export interface Label {
  annex: boolean;
  number: string;
  /** As its heading has it, without the number. */
  title: string;
}

export interface Numbered {
  clauses: DraftClause[];
  labels: ReadonlyMap<string, Label>;
}

/** `titleOf` gives the heading of a section that holds several clauses. */
export function numberSections(
  places: readonly Place<DraftClause>[],
  { readers, titleOf }: { readers: Readers; titleOf: (section: string) => string },
): Numbered {
  const labels = new Map<string, Label>();
  const label = (id: string, where: Label): void => {
    if (!labels.has(id)) labels.set(id, where);
  };
  const annexes = annexOf(readers);
  const count = { sections: 0, annexes: 0 };
  const next = (annex: boolean): { number: string; prefix: string } => {
    const number = String(annex ? (count.annexes += 1) : (count.sections += 1));
    return { number, prefix: annex ? `${annexes.word}\u00A0${number}${annexes.colon}` : `${number}. ` };
  };
  const clauses = places.flatMap(({ annex, title, clauses: own }): DraftClause[] => {
    if (title === null) {
      return own.map((clause) => {
        const counting = (heading: DraftHeading): DraftHeading => {
          const { number, prefix } = next(annex);
          label(clause.id, { annex, number, title: phraseText(heading.children) });
          return prefixed(heading, prefix);
        };
        return { ...clause, blocks: withHeadings(clause.blocks, counting) };
      });
    }
    const { number, prefix } = next(annex);
    let inner = 0;
    const within = own.map((clause) => {
      const counting = (heading: DraftHeading): DraftHeading => {
        const own = annex ? number : `${number}.${(inner += 1)}`;
        label(clause.id, { annex, number: own, title: phraseText(heading.children) });
        return { ...prefixed(heading, annex ? '' : `${own} `), depth: 3 };
      };
      return { ...clause, within: true as const, blocks: withHeadings(lowered(clause.blocks), counting) };
    });
    const children: DraftPhrase[] = [{ type: 'text', value: titleOf(title) }];
    const heading = prefixed({ type: 'heading', depth: 2, children }, prefix);
    return [{ id: `group.${title}`, version: 1, price: null, blocks: [heading] }, ...within];
  });
  return { clauses, labels };
}

type DraftHeading = Heading<DraftPhrase>;

function prefixed(heading: DraftHeading, prefix: string): DraftHeading {
  if (prefix === '') return heading;
  const number: DraftText = { type: 'text', value: prefix, counted: '' };
  return { ...heading, children: [number, ...heading.children] };
}

function withHeadings(
  blocks: readonly DraftBlock[],
  change: (heading: DraftHeading) => DraftHeading,
): DraftBlock[] {
  return blocks.map((block) => {
    if (block.type === 'blockPart') return { ...block, children: withHeadings(block.children, change) };
    return block.type === 'heading' && block.depth === 2 ? change(block) : block;
  });
}

/** Inside a shared section the heading of a clause has depth 3, and what had that depth is a line in bold. */
function lowered(blocks: readonly DraftBlock[]): DraftBlock[] {
  return blocks.map((block): DraftBlock => {
    if (block.type === 'blockPart') return { ...block, children: lowered(block.children) };
    if (block.type !== 'heading' || block.depth !== 3) return block;
    return { type: 'paragraph', children: [{ type: 'strong', children: block.children }] };
  });
}
