import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { mayWithdraw, onlyBrokers } from '../../conditions.ts';
import { withdrawalInstructions, traderContact } from '../../words/withdrawal.ts';
import { clause } from '../../clause.ts';

/**
 * Arts 6(1)(h), 9 to 16 CRD with the prescribed instructions of the market (statutory/); points 1(c) and (d) of the model are
 * told before them. Exceptions of Art. 16; loss of the right for digital content needs consent, acknowledgement and
 * confirmation (Art. 16(m)). Art. 6a(1)(d): where others sell, the seller alone takes a withdrawal, and a model that names the
 * marketplace is wrong. UK in own words: regs 27 to 38 CCR 2013. Points de, es, it, nl of the instructions: official:
 * unverified.
 */
export const withdrawal = clause({
  id: 'tc.withdrawal',
  version: 3,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => mayWithdraw(a) || (onlyBrokers(a) && has(a.laws, 'eu_consumer', 'uk_consumer')),
  ground: { answers: ['sells'] },
  parts: {
    broker: { answers: ['sells'], when: (a) => onlyBrokers(a) },
    ours: { answers: ['sell_mode'], when: (a) => a.sell_mode === 'both' },
    union: { answers: ['sells'], when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer') },
    forGoods: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods') },
    several: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods') },
    goods: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods') },
    forRegular: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods-subscription') },
    regular: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods-subscription') },
    forOther: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    other: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    british: { meets: ['uk-ccr-sch2'], when: (a) => mayWithdraw(a) && has(a.laws, 'uk_consumer') },
    britishGoods: { answers: ['sells'], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    britishReturn: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    waiver: { answers: ['withdrawal_waiver'], when: (a) => a.withdrawal_waiver === 'yes' },
    exceptions: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    served: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'services') },
    leisure: { answers: ['sells'], when: (a) => mayWithdraw(a) && has(a.sells, 'services', 'tickets') },
  },
  texts: import.meta.url,
  values: {
    instructionsForGoods: (c) => withdrawalInstructions(c, 'goods'),
    instructionsForRegular: (c) => withdrawalInstructions(c, 'regular'),
    instructionsForOther: (c) => withdrawalInstructions(c, 'other'),
    traderContact,
  },
});
