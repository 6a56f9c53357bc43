import { given } from '@clausewright/engine/document/authoring';
import { contactWays } from '../../../../shared/words/request-ways.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Article 6(1)(c): address, telephone number and e-mail address of the trader.
export const contact = clause({
  id: 'rr.contact',
  version: 2,
  parts: {
    business: { meets: ['practice-rr-contact'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['practice-rr-contact'], when: (a) => a.entity_type === 'individual' },
    hours: { meets: [], when: (a) => given(a.support_hours) },
    details: {
      meets: [],
      when: (a) => given(a.reg_number) || given(a.vat_id) || given(a.legal_notice_url),
    },
    register: { meets: [], when: (a) => given(a.reg_number) },
    vat: { meets: [], when: (a) => given(a.vat_id) },
    notice: { meets: [], when: (a) => given(a.legal_notice_url) },
  },
  texts: import.meta.url,
  values: {
    contactWays,
  },
});
