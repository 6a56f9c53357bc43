import { has } from '@clausewright/engine/document/authoring';
import { businessesToo, isSeatedInUnion } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/**
 * Art. 28(3) GDPR and UK GDPR, letter by letter, in text form (Art. 28(9)): whoever puts data of others into a software service
 * needs this contract, and the Privacy Policy refers to it. Conditional: whether a user is the controller is the user's fact. A
 * general authorisation of further processors with notice of each change (Art. 28(2)). Special safeguards for transfers are no
 * part of it.
 */
export const processing = clause({
  id: 'tc.processing',
  version: 1,
  when: (a) =>
    has(a.site_kind, 'saas') &&
    businessesToo(a) &&
    (isSeatedInUnion(a) || has(a.laws, 'eu_ecommerce', 'uk_ecommerce', 'eu_data_act')),
  ground: { law: 'Regulation (EU) 2016/679, Art. 28' },
  parts: {
    contract: { law: 'Regulation (EU) 2016/679, Art. 28(3)' },
  },
  texts: import.meta.url,
});
