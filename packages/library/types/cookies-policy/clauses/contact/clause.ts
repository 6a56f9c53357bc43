import {
  addressee,
  hasDetails,
  ownerDetailsInPolicies,
  waysToReachUs,
} from '../../../../shared/clauses/contact-section.ts';
import { clause } from '../../clause.ts';

/** Where questions, withdrawals and objections go: Art. 13(1)(a) GDPR. */
export const contact = clause({
  id: 'cp.contact',
  version: 2,
  ground: { answers: ['contact_methods'] },
  parts: {
    who: { meets: ['gdpr-r30-cookies'] },
    ways: { meets: ['practice-cp-more'] },
    details: { answers: ['reg_number', 'vat_id', 'legal_notice_url'], when: hasDetails },
  },
  texts: import.meta.url,
  values: {
    addressee,
    waysToReachUs,
    ownerDetails: ownerDetailsInPolicies,
  },
});
