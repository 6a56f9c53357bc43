/** When the period of withdrawal begins, for a shop that cannot know before how an order will be delivered. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { has } from '@clausewright/engine/document/authoring';
import type { Start } from '../../../statutory/instructions.ts';
import type { ReturnQuestions } from '../clause.ts';
import { sellsBeside } from '../sells.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 1;

type Case = 'together' | 'apart' | 'pieces' | 'regular' | 'card';
const part: { readonly [C in Case]: Start['part'] } = {
  together: '1b',
  apart: '1c',
  pieces: '1d',
  regular: '1e',
  card: '1a',
};
const cases: { readonly [L in Language]: { readonly [C in Case]: string } } = wordList(
  import.meta.url,
  'cases',
  ['together', 'apart', 'pieces', 'regular', 'card'],
);

/** Gift cards join the goods, unless other contracts have instructions of their own. */
export function startsOfGoods(
  a: { readonly goods_kinds?: ReturnQuestions['goods_kinds'] | undefined },
  language: Language,
): Start[] {
  const found: readonly Case[] = [
    'together',
    'apart',
    'pieces',
    ...(has(a.goods_kinds, 'subscriptions') ? (['regular'] as const) : []),
    ...(has(a.goods_kinds, 'gift-cards') && !sellsBeside(a) ? (['card'] as const) : []),
  ];
  return found.map((one) => ({ part: part[one], when: cases[language][one] }));
}
