import {
  addressee,
  hasDetails,
  ownerDetails,
  waysToReachUs,
} from '../../../../shared/clauses/contact-section.ts';
import { clause } from '../../clause.ts';

// Directive 2000/31/EC, Article 5(1): name, address and a direct way of contact.
export const contact = clause({
  id: 'di.contact',
  version: 2,
  ground: { answers: ['contact_methods'] },
  parts: {
    who: { meets: ['practice-di-contact'], answers: ['contact_email'] },
    details: { answers: ['reg_number', 'vat_id'], when: hasDetails },
  },
  texts: import.meta.url,
  values: {
    addressee,
    waysToReachUs,
    ownerDetails,
  },
});
