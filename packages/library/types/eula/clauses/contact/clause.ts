import { given } from '@clausewright/engine/document/authoring';
import {
  addressee,
  hasDetails,
  ownerDetails,
  waysToReachUs,
} from '../../../../shared/clauses/contact-section.ts';
import { isIndividual } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';

// Directive 2000/31/EC, Article 5(1); Apple's instructions, point 8: name, address and contact for questions, complaints or claims.
export const contact = clause({
  id: 'eu.contact',
  version: 2,
  ground: { answers: ['contact_methods'] },
  parts: {
    who: { meets: ['practice-eu-contact', 'apple-eula-8'], answers: ['contact_email'] },
    address: {
      meets: ['apple-eula-8'],
      answers: ['provider_address'],
      when: (a) => isIndividual(a) && given(a.provider_address),
    },
    details: { answers: ['reg_number', 'vat_id'], when: hasDetails },
  },
  texts: import.meta.url,
  values: {
    addressee,
    waysToReachUs,
    ownerDetails,
  },
});
