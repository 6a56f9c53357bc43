/** Prints prescribed wording as it stands: nothing but its placeholders and the form of its apostrophes changes. */
import type { Prose, Words } from '@clausewright/engine/document/authoring';
import { blocksOf, phrasesOf } from '@clausewright/engine/document/fill';
import { proseOf } from '@clausewright/engine/document/slots';
import type { DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';

/** What stands in the place of `{name}`. */
export type Fillings = Readonly<Record<string, Words | Prose>>;

/** `### ` is a heading, `- ` an item of a list, an empty line parts paragraphs. */
export function printStatutory(
  text: string,
  fillings: Fillings = {},
  headings: 'heading' | 'bold' = 'heading',
): Prose {
  const pieces = text
    .split(/\n{2,}/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return proseOf(pieces.map((piece) => blockOf(piece, fillings, headings)));
}

/** The same in a box, which the law of some countries asks for; boxes of different names stand apart. */
export function printBox(name: string, text: string): Prose {
  const framed = (block: DraftBlock): DraftBlock =>
    block.type === 'paragraph' || block.type === 'list' ? { ...block, box: name } : block;
  return proseOf(blocksOf(printStatutory(text, {}, 'bold')).map(framed));
}

function blockOf(piece: string, fillings: Fillings, headings: 'heading' | 'bold'): DraftBlock {
  if (piece.startsWith('### ')) {
    const children = phrasesIn(piece.slice(4), fillings);
    return headings === 'heading'
      ? { type: 'heading', depth: 3, children }
      : { type: 'paragraph', children: [{ type: 'strong', children }] };
  }
  const lines = piece.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) {
    return {
      type: 'list',
      ordered: false,
      children: lines.map((line) => ({
        type: 'listItem',
        children: [{ type: 'paragraph', children: phrasesIn(line.slice(2), fillings) }],
      })),
    };
  }
  const children = lines.flatMap((line, i): DraftPhrase[] =>
    i === 0 ? phrasesIn(line, fillings) : [{ type: 'break' }, ...phrasesIn(line, fillings)],
  );
  return { type: 'paragraph', children };
}

function phrasesIn(line: string, fillings: Fillings): DraftPhrase[] {
  return line.split(/(\{[a-z_0-9]+\})/).flatMap((piece): DraftPhrase[] => {
    if (piece === '') return [];
    if (!piece.startsWith('{')) return [{ type: 'text', value: typographic(piece) }];
    const filling = fillings[piece.slice(1, -1)];
    if (filling === undefined) throw new Error(`nothing fills ${piece} of a prescribed text`);
    return [...phrasesOf(filling)];
  });
}

/** The files keep the straight apostrophes of their sources. */
export function typographic(text: string): string {
  return text.replaceAll("'", '’');
}
