import { type Context, has, type Prose, sequence } from '@clausewright/engine/document/authoring';
import { printBox } from '../../../../statutory/print.ts';
import { type StatutoryId, statutoryPart } from '../../../../statutory/texts.ts';
import { sellsGoods } from '../../sells.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

/** France prescribes the boxes in French: the other languages have nothing to print, and the clause falls away. */
function box({ language }: Pick<Context<ReturnQuestions>, 'language'>, id: StatutoryId): Prose {
  return language === 'fr' ? printBox(id, statutoryPart(id, 'fr', 'box')) : sequence([]);
}

type Sold = { readonly goods_kinds?: ReturnQuestions['goods_kinds'] | undefined };
/** The box of D. 211-3 is that of one single supply; a subscription needs the one of D. 211-4, which we do not have. */
const suppliesOnce = (a: Sold): boolean =>
  has(a.goods_kinds, 'digital') || (has(a.goods_kinds, 'software') && !has(a.goods_kinds, 'subscriptions'));

// Code de la consommation, annexes to D. 211-2 A (official: verified) and D. 211-3 (official: unverified); French documents for consumers in the Union.
export const guaranteeFr = clause({
  id: 'rr.guarantee_fr',
  version: 3,
  when: (a) => has(a.laws, 'eu_consumer') && (sellsGoods(a) || suppliesOnce(a)),
  ground: { law: 'art. D. 211-1 C. conso.' },
  parts: {
    goods: { law: 'art. D. 211-2 C. conso.', when: (a) => sellsGoods(a) },
    digital: { law: 'art. D. 211-3 C. conso.', when: (a) => suppliesOnce(a) },
  },
  texts: import.meta.url,
  values: {
    goodsBox: (c) => box(c, 'fr-conso-d211-2-a'),
    digitalContentBox: (c) => box(c, 'fr-conso-d211-3'),
  },
});
