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
    broker: { law: 'Directive 2011/83/EU, Art. 6a(1)(d)', when: (a) => onlyBrokers(a) },
    ours: { answers: ['sell_mode'], when: (a) => a.sell_mode === 'both' },
    // One instruction, printed once: where a policy on returns is linked, it stands there.
    elsewhere: { answers: ['returns_url'], when: (a) => mayWithdraw(a) && instructsElsewhere(a) },
    union: {
      law: 'Directive 2011/83/EU, Arts 6(1)(h) and 9',
      when: (a) => instructsHere(a) && has(a.laws, 'eu_consumer'),
    },
    forGoods: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods') },
    goods: {
      law: 'Directive 2011/83/EU, Annex I(A)',
      answers: ['withdrawal'],
      when: (a) => has(a.withdrawal, 'goods'),
    },
    forRegular: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'goods-subscription') },
    regular: {
      law: 'Directive 2011/83/EU, Annex I(A)',
      when: (a) => has(a.withdrawal, 'goods-subscription'),
    },
    forOther: { answers: ['withdrawal'], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    other: {
      law: 'Directive 2011/83/EU, Annex I(A)',
      when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities'),
    },
    british: { meets: ['uk-ccr-sch2'], when: (a) => instructsHere(a) && has(a.laws, 'uk_consumer') },
    britishGoods: {
      law: 'SI 2013/3134, reg. 30',
      when: (a) => has(a.withdrawal, 'goods', 'goods-subscription'),
    },
    britishReturn: {
      law: 'SI 2013/3134, regs 34 and 35',
      when: (a) => has(a.withdrawal, 'goods', 'goods-subscription'),
    },
    britishServed: { law: 'SI 2013/3134, reg. 36', when: (a) => has(a.withdrawal, 'services') },
    waiver: {
      answers: ['withdrawal_waiver'],
      when: (a) => a.withdrawal_waiver === 'yes' && instructsHere(a),
    },
    exceptions: { answers: ['exempt_sales'], when: (a) => instructsHere(a) && given(a.exempt_sales) },
    made: { answers: ['exempt_sales'], when: (a) => has(a.exempt_sales, 'made') },
    perishable: { answers: ['exempt_sales'], when: (a) => has(a.exempt_sales, 'perishable') },
    hygiene: { answers: ['exempt_sales'], when: (a) => has(a.exempt_sales, 'hygiene') },
    mixed: { answers: ['exempt_sales'], when: (a) => has(a.exempt_sales, 'mixed') },
    media: { answers: ['exempt_sales'], when: (a) => has(a.exempt_sales, 'media') },
    newspapers: { answers: ['exempt_sales'], when: (a) => has(a.exempt_sales, 'newspapers') },
    prices: { answers: ['exempt_sales'], when: (a) => has(a.exempt_sales, 'prices') },
    alcohol: { answers: ['exempt_sales'], when: (a) => has(a.exempt_sales, 'alcohol') },
    served: {
      law: 'Directive 2011/83/EU, Art. 16(a)',
      when: (a) => instructsHere(a) && has(a.withdrawal, 'services'),
    },
    leisure: {
      law: 'Directive 2011/83/EU, Art. 16(l)',
      when: (a) => instructsHere(a) && has(a.sells, 'services', 'tickets'),
    },
  },
  texts: import.meta.url,
  values: {
    instructionsForGoods: (c) => withdrawalInstructions(c, 'goods'),
    instructionsForRegular: (c) => withdrawalInstructions(c, 'regular'),
    instructionsForOther: (c) => withdrawalInstructions(c, 'other'),
    traderContact,
  },
});
