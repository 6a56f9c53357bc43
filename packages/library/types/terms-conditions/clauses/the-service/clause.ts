import { has } from '@clausewright/engine/document/authoring';
import {
  businessesToo,
  consumersToo,
  offersDigital,
  sellsAnything,
  sellsDigital,
  takesOrders,
} from '../../conditions.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Kind = Exclude<NonNullable<TermsQuestions['site_kind']>[number], 'other'>;

/** What the service is, as far as the owner chose a name for it. */
function knownKinds({ site_kind }: { readonly site_kind?: TermsQuestions['site_kind'] | undefined }): Kind[] {
  return (site_kind ?? []).filter((kind): kind is Kind => kind !== 'other');
}

/** Art. 6(1)(a) CRD main characteristics; Art. 19 DCD for changes of a continuous digital service (§ 327r BGB, art. L. 224-25-26 C. conso., art. 126 TRLGDCU, art. 135-vicies semel cod. cons., art. 7:50ao BW). Art. 22(1)(i) and (j) Services Directive: main features and price. Availability is no promise unless tc.sla says one. */
export const service = clause({
  id: 'tc.service',
  version: 4,
  ground: { answers: ['site_kind'] },
  parts: {
    kind: { meets: ['crd-6-1-a'], answers: ['site_kind'], when: (a) => knownKinds(a).length > 0 },
    offer: {
      meets: ['crd-6-1-a', 'services-22'],
      promise: 'offers_described',
      when: (a) => sellsAnything(a),
    },
    digital: {
      meets: ['crd-6-1-rs', 'crd-6-1-updates'],
      promise: 'offers_described',
      when: (a) => sellsAnything(a) && offersDigital(a),
    },
    // Art. 5(1) Directive (EU) 2019/770 and Art. 6(1)(g) CRD: when it is supplied or performed; goods have tc.delivery.
    supply: { meets: ['crd-6-1-g'], when: (a) => takesOrders(a) && sellsDigital(a) },
    perform: { meets: ['crd-6-1-g'], when: (a) => takesOrders(a) && has(a.sells, 'services') },
    // A right of the Union and of the United Kingdom (s. 40 CRA 2015): nobody promises it elsewhere.
    change: {
      meets: ['dcd-19'],
      when: (a) => consumersToo(a) && offersDigital(a) && has(a.laws, 'eu_consumer', 'uk_consumer'),
    },
    free: { law: '§ 308 no. 4 and § 310(1) BGB', when: (a) => businessesToo(a) },
  },
  nouns: [
    'kinds.goods',
    'kinds.content',
    'kinds.saas',
    'kinds.services',
    'kinds.digital-goods',
    'kinds.marketplace',
    'kinds.community',
    'kinds.game',
    'kinds.education',
    'kinds.non-profit',
    'kinds.portfolio',
  ],
  texts: import.meta.url,
  values: {
    serviceKinds: (c) => c.and(knownKinds(c.a).map((kind) => c.w.kinds[kind])),
  },
});
