import { given } from '@clausewright/engine/document/authoring';
import { contactWays } from '../../../../shared/words/request-ways.ts';
import { clause } from '../../clause.ts';

/** Where questions, withdrawals and objections go: Art. 13(1)(a) GDPR. */
export const contact = clause({
  id: 'cp.contact',
  version: 2,
  parts: {
    business: { meets: ['gdpr-r30-cookies'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['gdpr-r30-cookies'], when: (a) => a.entity_type === 'individual' },
    ways: { meets: ['practice-cp-more'] },
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
