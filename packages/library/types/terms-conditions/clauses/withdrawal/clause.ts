import { given, has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { instructsElsewhere, instructsHere, mayWithdraw, onlyBrokers } from '../../conditions.ts';
import { withdrawalInstructions, traderContact } from '../../words/withdrawal.ts';
import { clause } from '../../clause.ts';

/**
 * Arts 6(1)(h), 9 to 16 CRD with the prescribed instructions of the market (statutory/) and one start of the period, by what
 * is sold and how it is delivered. Exceptions of Art. 16; loss of the right for digital content needs consent, acknowledgement and
 * confirmation (Art. 16(m)). Art. 6a(1)(d): where others sell, the seller alone takes a withdrawal, and a model that names the
 * marketplace is wrong. UK in own words: regs 27 to 38 CCR 2013. Points de, es, it, nl of the instructions: official:
 * unverified.
 */
export const withdrawal = clause({
  id: 'tc.withdrawal',
  version: 4,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => mayWithdraw(a) || (onlyBrokers(a) && has(a.laws, 'eu_consumer', 'uk_consumer')),
  ground: { answers: ['sells'] },
  parts: {
    broker: { meets: [], when: (a) => onlyBrokers(a) },
    ours: { meets: [], when: (a) => a.sell_mode === 'both' },
    // One instruction, printed once: where a policy on returns is linked, it stands there.
    elsewhere: { meets: [], when: (a) => mayWithdraw(a) && instructsElsewhere(a) },
    union: { meets: [], when: (a) => instructsHere(a) && has(a.laws, 'eu_consumer') },
    forGoods: { meets: [], when: (a) => has(a.withdrawal, 'goods') },
    goods: { meets: [], when: (a) => has(a.withdrawal, 'goods') },
    forRegular: { meets: [], when: (a) => has(a.withdrawal, 'goods-subscription') },
    regular: { meets: [], when: (a) => has(a.withdrawal, 'goods-subscription') },
    forOther: { meets: [], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    other: { meets: [], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    british: { meets: ['uk-ccr-sch2'], when: (a) => instructsHere(a) && has(a.laws, 'uk_consumer') },
    britishGoods: { meets: [], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    britishReturn: { meets: [], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    britishServed: { meets: [], when: (a) => has(a.withdrawal, 'services') },
    waiver: { meets: [], when: (a) => instructsHere(a) && a.withdrawal_waiver === 'yes' },
    exceptions: { meets: [], when: (a) => instructsHere(a) && given(a.exempt_sales) },
    made: { meets: [], when: (a) => has(a.exempt_sales, 'made') },
    perishable: { meets: [], when: (a) => has(a.exempt_sales, 'perishable') },
    hygiene: { meets: [], when: (a) => has(a.exempt_sales, 'hygiene') },
    mixed: { meets: [], when: (a) => has(a.exempt_sales, 'mixed') },
    media: { meets: [], when: (a) => has(a.exempt_sales, 'media') },
    newspapers: { meets: [], when: (a) => has(a.exempt_sales, 'newspapers') },
    prices: { meets: [], when: (a) => has(a.exempt_sales, 'prices') },
    served: { meets: [], when: (a) => instructsHere(a) && has(a.withdrawal, 'services') },
    leisure: { meets: [], when: (a) => instructsHere(a) && has(a.sells, 'services', 'tickets') },
  },
  texts: import.meta.url,
  values: {
    instructionsForGoods: (c) => withdrawalInstructions(c, 'goods'),
    instructionsForRegular: (c) => withdrawalInstructions(c, 'regular'),
    instructionsForOther: (c) => withdrawalInstructions(c, 'other'),
    traderContact,
  },
});
