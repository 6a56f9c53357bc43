import { has, properName, sequence } from '@clausewright/engine/document/authoring';
import { onlyBritish, sellsDigital, sellsGoods, sellsOther, sellsServices } from '../../sells.ts';
import { britishExemptions, isExempt } from '../../words/exempt-goods.ts';
import { traderContact } from '../../words/withdrawal.ts';
import { clause } from '../../clause.ts';

const duty = ['uk-ccr-cancel'] as const;

/**
 * SI 2013/3134, regulations 27 to 38 and Schedule 2(l) to (o), in our own words: the model instructions of Schedule 3,
 * Part A have not been compared with the official text, so they are not printed.
 */
export const withdrawalUk = clause({
  id: 'rr.withdrawal_uk',
  version: 3,
  when: (a) => has(a.laws, 'uk_consumer'),
  ground: { law: 'SI 2013/3134, regs 27 to 38' },
  parts: {
    right: { meets: duty },
    everywhere: {
      answers: ['withdrawal_block'],
      when: (a) => a.withdrawal_block === 'everywhere' && !has(a.laws, 'eu_consumer'),
    },
    goods: { meets: duty, when: (a) => sellsGoods(a) },
    other: { meets: duty, when: (a) => sellsOther(a) },
    how: { meets: duty },
    refund: { meets: duty, when: (a) => sellsGoods(a) && a.collect_goods !== 'yes' },
    // Regulation 34(5)(b) and (6): nothing is waited for where the seller collects, or where there are no goods.
    collected: { meets: duty, when: (a) => sellsGoods(a) && a.collect_goods === 'yes' },
    otherRefund: { meets: duty, when: (a) => sellsGoods(a) && a.collect_goods !== 'yes' && sellsOther(a) },
    refundOther: { meets: duty, when: (a) => !sellsGoods(a) },
    means: { meets: duty },
    back: { meets: duty, when: (a) => sellsGoods(a) && a.collect_goods !== 'yes' },
    value: { meets: duty, when: (a) => sellsGoods(a) },
    services: { meets: duty, when: (a) => sellsServices(a) },
    digital: { meets: duty, when: (a) => sellsDigital(a) },
    exceptions: { meets: duty, when: (a) => isExempt(a) },
    leisure: { meets: duty, when: (a) => has(a.goods_kinds, 'event-travel') },
  },
  texts: import.meta.url,
  values: {
    traderContact,
    britishExemptions,
    otherSections: (c) =>
      onlyBritish(c.a)
        ? sequence([])
        : properName('What other sections say on a withdrawal applies to this cancellation too.'),
  },
});
