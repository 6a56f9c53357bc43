import type { Language } from '@clausewright/contract/languages';
import { typographic } from './print.ts';
import { type StatutoryId, statutoryPart } from './texts.ts';

/** The pieces of a prescribed part between its placeholders, marks of headings and lists left out. */
export function pieces(id: StatutoryId, language: Language, part: string): string[] {
  return statutoryPart(id, language, part)
    .split('\n')
    .map((line) => line.replace(/^(?:### |- )/, ''))
    .flatMap((line) => line.split(/\{[a-z_0-9]+\}/))
    .map((piece) => typographic(piece.trim()))
    .filter((piece) => piece.length > 1);
}
