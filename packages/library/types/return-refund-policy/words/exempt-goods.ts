/** Goods for which the law knows no right of withdrawal: only the kinds that the seller has. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { type Context, has, properName, type Words } from '@clausewright/engine/document/authoring';
import type { ReturnQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 1;

type Named = 'made' | 'perishable' | 'hygiene' | 'mixed' | 'media' | 'newspapers' | 'prices' | 'alcohol';
type Answered = {
  readonly [Q in 'goods_kinds' | 'non_returnable' | 'exempt_goods']?: ReturnQuestions[Q] | undefined;
};

const sold: { readonly [N in Named]: (a: Answered) => boolean } = {
  made: (a) => has(a.goods_kinds, 'made-to-order') || has(a.non_returnable, 'personalised'),
  perishable: (a) => has(a.goods_kinds, 'perishable') || has(a.non_returnable, 'perishable'),
  hygiene: (a) => has(a.goods_kinds, 'hygiene') || has(a.non_returnable, 'hygiene'),
  mixed: (a) => has(a.exempt_goods, 'mixed'),
  media: (a) => has(a.exempt_goods, 'sealed-media'),
  newspapers: (a) => has(a.exempt_goods, 'newspapers'),
  prices: (a) => has(a.exempt_goods, 'market-prices'),
  alcohol: (a) => has(a.exempt_goods, 'alcohol'),
};
const named = Object.keys(sold) as Named[];

export const isExempt = (a: Answered, ...kinds: readonly Named[]): boolean =>
  (kinds.length === 0 ? named : kinds).some((kind) => sold[kind](a));

/** As the regulations of the United Kingdom have them, behind “for”. */
const british: { readonly [L in Language]: { readonly [N in Named]: string } } = wordList(
  import.meta.url,
  'british',
  ['made', 'perishable', 'hygiene', 'mixed', 'media', 'newspapers', 'prices', 'alcohol'],
);

export function britishExemptions({
  a,
  or,
  language,
}: Pick<Context<ReturnQuestions>, 'a' | 'or' | 'language'>): Words {
  return or(named.filter((kind) => sold[kind](a)).map((kind) => properName(british[language][kind])));
}
