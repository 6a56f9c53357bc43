/** Tags of the named parts: words that meet a duty or stand under a condition. */
import type { Hole, PartsOf, Prose } from './slots.ts';
import { blocks, proseOf } from './slots.ts';
import { prose } from './prose.ts';

export interface PartTag<Name extends string> {
  <const Holes extends readonly Hole[]>(
    strings: TemplateStringsArray,
    ...holes: Holes
  ): Prose<Name | PartsOf<Holes[number]>>;
  /** Makes a part of a list, a table or prose from elsewhere. */
  <Inner extends string = never>(content: Prose<Inner>): Prose<Name | Inner>;
}

export function part<Name extends string>(id: Name, printed: boolean): PartTag<Name> {
  return (content: TemplateStringsArray | Prose, ...holes: readonly Hole[]) => {
    const inner = blocks in content ? content : prose(content, ...holes);
    const children = [...inner[blocks]];
    return proseOf<never>(
      printed && children.length > 0 ? [{ type: 'blockPart', id, children }] : [],
    ) as Prose<Name>;
  };
}
