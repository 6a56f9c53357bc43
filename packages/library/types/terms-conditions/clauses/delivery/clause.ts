import { has } from '@clausewright/engine/document/authoring';
import { consumersToo, onlyBrokers, sellsItself } from '../../conditions.ts';
import { deliveryAreas } from '../../words/delivery-areas.ts';
import { days } from '../../words/spans.ts';
import { clause } from '../../clause.ts';

/** Arts 18 and 20 CRD (§§ 474(3), 475 BGB, arts. L. 216-1 ff. C. conso., arts. 66 bis ff. TRLGDCU, arts. 61 and 63 cod. cons., arts. 7:9 and 7:11 BW); s. 28 and 29 CRA 2015: 30 days, risk passes on receipt, no further period after a refusal or where the time was essential. */
export const delivery = clause({
  id: 'tc.delivery',
  version: 4,
  when: (a) => has(a.sells, 'goods'),
  ground: { answers: ['sells'] },
  parts: {
    seller: { meets: ['crd-8-3', 'crd-6-1-g', 'on-oreg17-32'], when: (a) => onlyBrokers(a) },
    where: {
      meets: ['crd-8-3', 'crd-6-1-g', 'on-oreg17-32'],
      answers: ['delivery_areas', 'delivery_days'],
      when: (a) => sellsItself(a),
    },
    checkout: {
      answers: ['delivery_costs'],
      when: (a) => a.delivery_costs === 'checkout' || a.delivery_costs === undefined,
    },
    flat: { answers: ['delivery_flat'], when: (a) => a.delivery_costs === 'flat' },
    free: { answers: ['delivery_free_over'], when: (a) => a.delivery_costs === 'free-over' },
    // § 449 BGB; between the parties the property passes with the price.
    title: { law: '§ 449 BGB; art. 2367 C. civ.; art. 1523 c.c.; art. 3:92 BW', when: (a) => sellsItself(a) },
    risk: {
      law: 'Directive 2011/83/EU, Arts 18 and 20; Consumer Rights Act 2015, ss. 28 and 29',
      when: (a) => consumersToo(a) && sellsItself(a),
    },
  },
  nouns: ['areas.eu', 'areas.eea', 'areas.world'],
  texts: import.meta.url,
  values: {
    deliveryAreas: (c) => deliveryAreas(c, c.w.areas),
    deliveryDays: (c) => days(c, 'delivery_days', 'nom'),
  },
});
