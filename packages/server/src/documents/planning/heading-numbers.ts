/** The numbers in front of headings follow from the clauses before them: moving one is no change of a text. */
import type { ClauseText } from '@clausewright/engine/merge/merge';
import type { PlainBlock } from '@clausewright/engine/document/tree';
import { annexWords } from '@clausewright/engine/document/reference-rules';
import { namedReferences, type Numbering, numberedReferences } from './reference-numbers.ts';

/** `12.` of a section, `12.3` inside one that several clauses share, `Annex 1:` behind them. */
const number = new RegExp(
  `^(?:\\d{1,3}\\.|\\d{1,3}\\.\\d{1,2}|(?:${annexWords.join('|')})\\s\\d{1,3}\\s?:)(?=\\s)`,
  'u',
);

/** A heading as it is stored, without its number. */
export function titleWithoutNumber(heading: string): string {
  return heading.replace(number, '').trimStart();
}

/** Of the headings of a clause that have one, in their order. */
export function numberHeadings({ blocks }: ClauseText): string[] {
  return blocks.flatMap((block) => numberOf(block) ?? []);
}

/** The same clause with other numbers; `of` is given the place of the heading among those with a number. */
export function withNumbers(clause: ClauseText, of: (place: number) => string | undefined): ClauseText {
  let place = -1;
  const blocks = clause.blocks.map((block): PlainBlock => {
    const old = numberOf(block);
    if (old === undefined || block.type !== 'heading') return block;
    place += 1;
    const given = of(place) ?? old;
    if (given === old) return block;
    const [first, ...rest] = block.children;
    if (first?.type !== 'text') return block;
    return { ...block, children: [{ ...first, value: first.value.replace(number, given) }, ...rest] };
  });
  return { ...clause, blocks };
}

/** All numbers alike, so that only texts are compared; a reference names the clause instead of its number. */
export function withoutNumbers(clauses: readonly ClauseText[]): ClauseText[] {
  return namedReferences(clauses, numberingOf(clauses)).map((clause) => withNumbers(clause, () => '0.'));
}

/** References with the numbers that these clauses have, or else had in one of the others. */
export function withReferences(
  clauses: readonly ClauseText[],
  others: readonly (readonly ClauseText[])[],
): ClauseText[] {
  return numberedReferences(clauses, [clauses, ...others].map(numberingOf));
}

/** The clauses with the numbers that the same ones have in `other`. */
export function numberedAs(clauses: readonly ClauseText[], other: readonly ClauseText[]): ClauseText[] {
  const numbers = new Map(other.map((clause) => [clause.id, numberHeadings(clause)]));
  const named = namedReferences(clauses, numberingOf(clauses)).map((clause) =>
    withNumbers(clause, (place) => numbers.get(clause.id)?.[place]),
  );
  return numberedReferences(named, [numberingOf(other), numberingOf(clauses)]);
}

function numberingOf(clauses: readonly ClauseText[]): Numbering {
  return clauses.flatMap((clause) => {
    const [first] = numberHeadings(clause);
    return first === undefined ? [] : [{ clause: clause.id, number: first }];
  });
}

function numberOf(block: PlainBlock): string | undefined {
  if (block.type !== 'heading' || block.depth === 1) return undefined;
  const [first] = block.children;
  return first?.type === 'text' ? number.exec(first.value)?.[0] : undefined;
}
