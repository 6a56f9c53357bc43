import { given, has } from '@clausewright/engine/document/authoring';
import {
  businessesToo,
  consumersToo,
  onlyBrokers,
  sellsAnything,
  sellsItself,
  soldInStores,
  speaksAmerican,
  takesOrders,
} from '../../conditions.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

/** Art. 6(1)(e) and (ea) CRD, Art. 5(2) ECD, PAngV, Arts 19 to 22 CRD (no fee above cost, no pre-ticked extras, deposits; Art. 27 consent to each of them), reg. 40 CCR 2013; currency Ontario Reg. 17/05 s. 32; s. 224(c) Quebec CPA (price with everything but the taxes); Arts 3 and 13 Swiss PBV (francs). A consignment above £135 or EUR 150 bears import duties. */
export const prices = clause({
  id: 'tc.prices',
  version: 4,
  when: (a) => sellsAnything(a),
  ground: { answers: ['sells'] },
  parts: {
    ...twoEnglishes('Directive 2011/83/EU, Art. 6(1)(e); Cal. Rev. & Tax. Code § 6051', speaksAmerican),
    sellers: { meets: ['uk-dmcc-drip', 'ecd-5-2', 'crd-6-1-e', 'uk-ccr-sch2'], when: (a) => onlyBrokers(a) },
    store: { meets: ['uk-dmcc-drip', 'ecd-5-2', 'crd-6-1-e', 'uk-ccr-sch2'], when: (a) => soldInStores(a) },
    tax: { meets: ['uk-dmcc-drip', 'ecd-5-2', 'crd-6-1-e', 'uk-ccr-sch2'], when: (a) => takesOrders(a) },
    with: { answers: ['prices_tax'], when: (a) => a.prices_tax === 'with-tax' },
    without: { answers: ['prices_tax'], when: (a) => a.prices_tax === 'without-tax' && businessesToo(a) },
    // Consumers in Europe see the total price: the answer cannot be true towards them.
    persons: {
      law: 'Directive 2011/83/EU, Art. 6(1)(e)',
      answers: ['prices_tax'],
      when: (a) =>
        a.prices_tax === 'without-tax' &&
        consumersToo(a) &&
        (businessesToo(a) || has(a.laws, 'eu_consumer', 'uk_consumer')),
    },
    shown: {
      answers: ['prices_tax'],
      when: (a) =>
        a.prices_tax === 'without-tax' && !businessesToo(a) && !has(a.laws, 'eu_consumer', 'uk_consumer'),
    },
    country: {
      answers: ['prices_tax'],
      when: (a) => a.prices_tax !== 'with-tax' && a.prices_tax !== 'without-tax',
    },
    total: {
      law: 'Directive 2011/83/EU, Art. 6(1)(e); SI 2013/3134, Sch. 2(f)',
      when: (a) => consumersToo(a) && has(a.laws, 'eu_consumer', 'uk_consumer'),
    },
    freight: { answers: ['sells'], when: (a) => has(a.sells, 'goods') },
    periodic: { meets: ['crd-6-1-e'], when: (a) => has(a.sells, 'subscriptions') },
    imports: {
      answers: ['delivery_areas'],
      when: (a) =>
        takesOrders(a) &&
        has(a.sells, 'goods') &&
        has(a.delivery_areas, 'gb', 'ch', 'listed', 'world', 'eea'),
    },
    quebec: {
      law: 'P-40.1, s. 224(c)',
      when: (a) => consumersToo(a) && has(a.laws, 'ca_consumer') && sellsItself(a),
    },
    swiss: {
      law: 'SR 942.211, Arts 3 and 13',
      answers: ['currencies'],
      when: (a) =>
        consumersToo(a) && has(a.laws, 'ch_ecommerce') && has(a.currencies, 'chf') && takesOrders(a),
    },
    currencies: { answers: ['currencies'], when: (a) => given(a.currencies) || given(a['currencies.own']) },
    special: { meets: ['crd-6-1-ea', 'crd-6-1-q'], when: (a) => consumersToo(a) },
  },
  nouns: [
    'currencies.eur',
    'currencies.gbp',
    'currencies.usd',
    'currencies.chf',
    'currencies.cad',
    'currencies.aud',
  ],
  texts: import.meta.url,
  values: {
    inCurrencies: (c, t) =>
      c.plural(c.count(c.say.currencies, c.say['currencies.own']), t.phrases('inCurrencies')),
    currencyNames: (c) => c.names(c.say.currencies, c.w.currencies, c.say['currencies.own']),
  },
});
