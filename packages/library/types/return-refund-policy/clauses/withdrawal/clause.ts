import { type Context, has, type Words } from '@clausewright/engine/document/authoring';
import { cancelsInEnglish, sellsBeside, sellsDigital, sellsGoods } from '../../sells.ts';
import { withdrawalInstructions } from '../../words/withdrawal.ts';
import { withdrawOrCancel } from '../../../../shared/clauses/two-englishes.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

const both = [
  'crd-6-1-h',
  'crd-9',
  'crd-11',
  'crd-annex-ia',
  'crd-13-1',
  'de-widerruf',
  'es-102',
  'it-54-bis',
  'nl-230o',
];

interface Kinds {
  digital: Words;
  subscriptions: Words;
  services: Words;
  cards: Words;
}
/** What the second instructions are for, by its names: only what is sold. */
function beside({ a, and }: Pick<Context<ReturnQuestions>, 'a' | 'and'>, kinds: Kinds): Words {
  return and([
    ...(sellsDigital(a) ? [kinds.digital] : []),
    ...(has(a.goods_kinds, 'subscriptions') ? [kinds.subscriptions] : []),
    ...(has(a.goods_kinds, 'services', 'event-travel') ? [kinds.services] : []),
    ...(has(a.goods_kinds, 'gift-cards') ? [kinds.cards] : []),
  ]);
}

/**
 * Directive 2011/83/EU, Articles 6(1)(h), 9 to 14 and Annex I(A); Germany Annex 1 EGBGB (§ 246a), Austria Annex I A FAGG,
 * France annex to R. 221-3, Spain annex I.A TRLGDCU. The instructions are those of the market of the document's language:
 * official: verified (de for Germany, en, fr for France without point 3, es without point 3);
 * official: unverified (de for Austria, it, nl, fr for Belgium and Luxembourg; point 3 in es, fr, it, nl and for Austria).
 * One text of point 1 is inserted, by what is sold and how it is delivered.
 */
export const withdrawal = clause({
  id: 'rr.withdrawal',
  version: 4,
  when: (a) => has(a.laws, 'eu_consumer'),
  ground: { law: 'Directive 2011/83/EU, Arts 9 to 16' },
  parts: {
    ...withdrawOrCancel(
      'Directive 2011/83/EU, Art. 9; Consumer Rights Act 2022 (Ireland), s. 110',
      cancelsInEnglish,
    ),
    who: { meets: ['crd-6-1-h'] },
    everywhere: { answers: ['withdrawal_block'], when: (a) => a.withdrawal_block === 'everywhere' },
    forGoods: {
      answers: ['goods_kinds', 'regular_goods'],
      when: (a) => sellsGoods(a) && (sellsBeside(a) || a.regular_goods === 'yes'),
    },
    goods: {
      meets: ['crd-13-3', 'crd-14-1', 'crd-14-2', ...both],
      when: (a) => sellsGoods(a),
    },
    forRegular: { answers: ['regular_goods'], when: (a) => a.regular_goods === 'yes' && sellsGoods(a) },
    regular: {
      law: 'Directive 2011/83/EU, Annex I(A)',
      answers: ['regular_goods'],
      when: (a) => a.regular_goods === 'yes' && sellsGoods(a),
    },
    forOther: { answers: ['goods_kinds'], when: (a) => sellsGoods(a) && sellsBeside(a) },
    other: { meets: ['crd-6-1-j', ...both], when: (a) => sellsBeside(a) || !sellsGoods(a) },
  },
  nouns: ['kinds.digital', 'kinds.subscriptions', 'kinds.services', 'kinds.cards'],
  texts: import.meta.url,
  values: {
    instructionsForGoods: (c) => withdrawalInstructions(c, 'goods'),
    instructionsForRegular: (c) => withdrawalInstructions(c, 'regular'),
    otherThanGoods: (c) => beside(c, c.w.kinds),
    instructionsForOther: (c) => withdrawalInstructions(c, 'other'),
  },
});
