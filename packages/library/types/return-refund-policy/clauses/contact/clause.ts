import { given } from '@clausewright/engine/document/authoring';
import {
  addressee,
  hasDetails,
  ownerDetails,
  waysToReachUs,
} from '../../../../shared/clauses/contact-section.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Article 6(1)(c): address, telephone number and e-mail address of the trader.
export const contact = clause({
  id: 'rr.contact',
  version: 2,
  ground: { answers: ['contact_methods'] },
  parts: {
    who: { meets: ['practice-rr-contact'], answers: ['contact_methods'] },
    hours: { answers: ['support_hours'], when: (a) => given(a.support_hours) },
    details: { answers: ['reg_number', 'vat_id', 'legal_notice_url'], when: hasDetails },
  },
  texts: import.meta.url,
  values: {
    addressee,
    waysToReachUs,
    ownerDetails,
  },
});
