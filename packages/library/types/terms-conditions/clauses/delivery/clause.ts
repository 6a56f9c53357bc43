import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { consumersToo, onlyBrokers, sellsItself } from '../../conditions.ts';
import { days } from '../../words/spans.ts';
import { clause } from '../../clause.ts';

/** Arts 18 and 20 CRD (§§ 474(3), 475 BGB, arts. L. 216-1 ff. C. conso., arts. 66 bis ff. TRLGDCU, arts. 61 and 63 cod. cons., arts. 7:9 and 7:11 BW); s. 28 and 29 CRA 2015: 30 days, risk passes on receipt, no further period after a refusal or where the time was essential. Environmentally friendly delivery: Directive (EU) 2024/825. */
export const delivery = clause({
  id: 'tc.delivery',
  version: 3,
  price: paidUnless('eu_ecommerce', 'eu_consumer', 'uk_consumer', 'ca_consumer'),
  when: (a) => has(a.sells, 'goods'),
  ground: { answers: ['sells'] },
  parts: {
    seller: { meets: ['crd-8-3', 'crd-6-1-g', 'on-oreg17-32'], when: (a) => onlyBrokers(a) },
    where: { meets: ['crd-8-3', 'crd-6-1-g', 'on-oreg17-32'], when: (a) => sellsItself(a) },
    checkout: {
      answers: ['sells'],
      when: (a) => a.delivery_costs === 'checkout' || a.delivery_costs === undefined,
    },
    flat: { answers: ['delivery_costs', 'delivery_flat'], when: (a) => a.delivery_costs === 'flat' },
    free: {
      answers: ['delivery_costs', 'delivery_free_over'],
      when: (a) => a.delivery_costs === 'free-over',
    },
    risk: { answers: ['consumer_type', 'sells'], when: (a) => consumersToo(a) && sellsItself(a) },
  },
  texts: import.meta.url,
  values: {
    deliveryDays: (c) => days(c, 'delivery_days', 'nom'),
  },
});
