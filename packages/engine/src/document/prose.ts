/**
 * The tag in which clauses are written: Markdown whose holes are filled after parsing, so that no
 * value is ever read as markup. A hole alone in a paragraph takes blocks, any other hole words.
 */
import { fillBlocks } from './fill.ts';
import type { Hole, PartsOf, Prose } from './slots.ts';
import { proseOf } from './slots.ts';
import { toTemplate } from './template.ts';

export function prose<const Holes extends readonly Hole[]>(
  strings: TemplateStringsArray,
  ...holes: Holes
): Prose<PartsOf<Holes[number]>> {
  return proseOf(fillBlocks(toTemplate(strings), holes));
}
