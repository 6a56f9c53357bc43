import { has } from '@clausewright/engine/document/authoring';
import { sellsAnything, businessesToo, consumersToo, offersDigital } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Art. 6(1)(a) CRD main characteristics; Art. 19 DCD for changes of a continuous digital service (§ 327r BGB, art. L. 224-25-26 C. conso., art. 126 TRLGDCU, art. 135-vicies semel cod. cons., art. 7:50ao BW). Art. 22(1)(i) and (j) Services Directive: main features and price. Availability is no promise unless tc.sla says one. */
export const service = clause({
  id: 'tc.service',
  version: 2,
  ground: { law: '?' },
  parts: {
    offer: { meets: ['crd-6-1-a', 'services-22'], when: (a) => sellsAnything(a) },
    digital: { meets: ['crd-6-1-rs', 'crd-6-1-updates'], when: (a) => sellsAnything(a) && offersDigital(a) },
    // A right of the Union and of the United Kingdom (s. 40 CRA 2015): nobody promises it elsewhere.
    change: {
      meets: ['dcd-19'],
      when: (a) => consumersToo(a) && offersDigital(a) && has(a.laws, 'eu_consumer', 'uk_consumer'),
    },
    free: { answers: ['sells'], when: (a) => businessesToo(a) },
  },
  texts: import.meta.url,
});
