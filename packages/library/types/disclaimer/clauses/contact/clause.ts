import { given } from '@clausewright/engine/document/authoring';
import { contactWays } from '../../../../shared/words/request-ways.ts';
import { clause } from '../../clause.ts';

// Directive 2000/31/EC, Article 5(1): name, address and a direct way of contact.
export const contact = clause({
  id: 'di.contact',
  version: 2,
  parts: {
    business: { meets: ['practice-di-contact'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['practice-di-contact'], when: (a) => a.entity_type === 'individual' },
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
