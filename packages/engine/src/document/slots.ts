/** What stands in the holes of a template: words inside a sentence, or prose of their own. */
import type { DraftBlock, DraftPhrase } from './tree.ts';

export const phrases: unique symbol = Symbol('phrases');
export const blocks: unique symbol = Symbol('blocks');
const uses: unique symbol = Symbol('uses');

/** Words for a place inside a sentence. Only this folder's functions make them: a raw string is none. */
export interface Words {
  readonly [phrases]: readonly DraftPhrase[];
}
/** Parsed wording; `Parts` are the names of the parts it holds. */
export interface Prose<Parts extends string = never> {
  readonly [blocks]: readonly DraftBlock[];
  readonly [uses]: { readonly [P in Parts]: true };
}
export type Hole = Words | Prose;
/** Names of the parts that a hole brings with it. */
export type PartsOf<H> = H extends { readonly [uses]: infer U } ? keyof U & string : never;

/** Wraps finished blocks; the caller answers for `Parts`. */
export function proseOf<Parts extends string>(content: readonly DraftBlock[]): Prose<Parts> {
  return { [blocks]: content, [uses]: {} as { readonly [P in Parts]: true } };
}

export function wordsOf(content: readonly DraftPhrase[]): Words {
  return { [phrases]: content };
}

/** A name from one of our own catalogues (vendor, authority), the same in every language. */
export function properName(name: string): Words {
  return wordsOf([{ type: 'text', value: name }]);
}
