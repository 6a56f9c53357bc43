/** A clause looks otherwise where it stands: alone, under a heading that it shares with others, or as an annex. */
import type { ClauseText } from '@clausewright/engine/merge/merge';
import type { PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import { numberHeadings, withNumbers } from './heading-numbers.ts';

const number = /^0\.\s/u;

/** Clauses without numbers (`withoutNumbers`) as if each stood alone and had none: only texts are compared. */
export function withoutPlaces(clauses: readonly ClauseText[]): ClauseText[] {
  return clauses.map((clause) => {
    const within = isWithin(clause);
    return {
      ...clause,
      blocks: clause.blocks.map((block): PlainBlock => {
        if (block.type !== 'heading' || block.depth === 1) return block;
        const children = withoutNumber(block.children);
        if (block.depth === 2 || within) return { ...block, depth: 2, children };
        return boldLine(children);
      }),
    };
  });
}

/**
 * The words of one text, in the place that the same clause has in another. `base`: the generated text both come from; a
 * heading whose number the person left out stays without one where the update changes nothing about it.
 */
export function placedAs(
  clause: ClauseText,
  other: ClauseText | undefined,
  base: ClauseText | undefined,
): ClauseText {
  if (other === undefined || other.blocks.length === 0) return clause;
  const [from, to] = [isWithin(clause), isWithin(other)];
  const moved = from === to ? clause : to ? lowered(clause) : raised(clause, other);
  const has = numberHeadings(other).length > 0;
  if (base !== undefined && numberHeadings(base).length > 0 === has) return moved;
  if (numberHeadings(moved).length > 0 === has) return moved;
  return has ? numbered(moved) : unnumbered(moved);
}

/** Under a heading that it shares, a clause begins at depth 3. */
function isWithin({ blocks }: ClauseText): boolean {
  const depths = blocks.flatMap((block) => (block.type === 'heading' ? [block.depth] : []));
  return depths.length > 0 && depths.every((depth) => depth === 3);
}

function lowered(clause: ClauseText): ClauseText {
  const blocks = clause.blocks.map((block): PlainBlock => {
    if (block.type !== 'heading' || block.depth === 1) return block;
    return block.depth === 2 ? { ...block, depth: 3 } : boldLine(block.children);
  });
  return { ...clause, blocks };
}

/** A bold line is a heading again where the other text has one of the same words. */
function raised(clause: ClauseText, other: ClauseText): ClauseText {
  const headings = new Set(
    other.blocks.flatMap((block) =>
      block.type === 'heading' && block.depth === 3 ? [JSON.stringify(block.children)] : [],
    ),
  );
  const blocks = clause.blocks.map((block): PlainBlock => {
    if (block.type === 'heading') return { ...block, depth: 2 };
    const [line] = block.type === 'paragraph' && block.children.length === 1 ? block.children : [];
    if (line?.type !== 'strong' || !headings.has(JSON.stringify(line.children))) return block;
    return { type: 'heading', depth: 3, children: line.children };
  });
  return { ...clause, blocks };
}

function boldLine(children: PlainPhrase[]): PlainBlock {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

function withoutNumber(children: readonly PlainPhrase[]): PlainPhrase[] {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return [...children];
  const value = first.value.replace(number, '');
  return value === '' ? rest : [{ ...first, value }, ...rest];
}

/** With a number that the update gives it, on the first heading. */
function numbered(clause: ClauseText): ClauseText {
  const at = clause.blocks.findIndex((block) => block.type === 'heading');
  const heading = clause.blocks[at];
  if (heading?.type !== 'heading') return clause;
  const [first, ...rest] = heading.children;
  const children: PlainPhrase[] =
    first?.type === 'text'
      ? [{ ...first, value: `0. ${first.value}` }, ...rest]
      : [{ type: 'text', value: '0. ' }, ...heading.children];
  return { ...clause, blocks: clause.blocks.with(at, { ...heading, children }) };
}

function unnumbered(clause: ClauseText): ClauseText {
  const { blocks } = withNumbers(clause, () => '0.');
  return {
    ...clause,
    blocks: blocks.map((block) =>
      block.type === 'heading' ? { ...block, children: withoutNumber(block.children) } : block,
    ),
  };
}
