import { given, has } from '@clausewright/engine/document/authoring';
import {
  businessesToo,
  onlyBrokers,
  sellsAnything,
  sellsItself,
  soldInStores,
  speaksAmerican,
} from '../../conditions.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { meansName } from '../../../../shared/clauses/provider-names.ts';
import { reaches } from '../../../../places/reached-countries.ts';
import { clause } from '../../clause.ts';

/** Art. 8(3) CRD accepted means; Art. 19 CRD and § 270a BGB no surcharge above cost; late payment interest only by law (§ 309 no. 5 BGB). Art. 7:26(2) BW: no more than half of the price of goods in advance. Arts. L. 441-10 and D. 441-5 C. com.: rate and sum between professionals. */
export const payment = clause({
  id: 'tc.payment',
  version: 4,
  when: (a) => sellsAnything(a),
  ground: { answers: ['sells'] },
  parts: {
    ...twoEnglishes('§ 288 BGB; Cal. Civ. Code § 3289', speaksAmerican),
    store: { meets: ['crd-8-3', 'crd-6-1-g'], when: (a) => soldInStores(a) },
    means: { meets: ['crd-8-3', 'crd-6-1-g'], when: (a) => !soldInStores(a) },
    ours: { law: '§ 271(1) BGB', when: (a) => sellsItself(a) },
    sellers: { answers: ['sell_mode'], when: (a) => onlyBrokers(a) },
    half: {
      law: 'art. 7:26(2) BW',
      promise: 'dutch_prepayment',
      when: (a) => has(a.laws, 'eu_consumer') && has(a.sells, 'goods') && sellsItself(a) && reaches(a, 'NL'),
    },
    late: {
      law: '§ 288 BGB; art. 1231-6 C. civ.; art. 6:119 BW',
      when: (a) => sellsItself(a) && !soldInStores(a),
    },
    french: {
      law: 'arts. L. 441-10 and D. 441-5 C. com.',
      when: (a) => a.country === 'FR' && businessesToo(a) && sellsItself(a),
    },
    vendors: {
      answers: ['payment_vendors'],
      when: (a) => !soldInStores(a) && (given(a.payment_vendors) || given(a['payment_vendors.own'])),
    },
  },
  texts: import.meta.url,
  values: {
    throughProviders: (c, t) =>
      c.plural(c.count(c.say.payment_vendors, c.say['payment_vendors.own']), t.phrases('throughProviders')),
    providerNames: (c) =>
      c.names(c.say.payment_vendors, (id) => meansName(id, c.language), c.say['payment_vendors.own']),
  },
});
