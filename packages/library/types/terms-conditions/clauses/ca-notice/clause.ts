import { given, has } from '@clausewright/engine/document/authoring';
import { sellsAnything } from '../../conditions.ts';
import { isIndividual, ownerName } from '../../../../shared/words/owner.ts';
import { ownerAddress } from '../../words/owner-address.ts';
import { clause } from '../../clause.ts';

/** Cal. Civ. Code § 1789.3: provider, charges, complaint unit (address verified in several public terms); 15 U.S.C. § 45b; N.J.S.A. 56:12-16: no words on provisions that hold only in some states. */
export const caNotice = clause({
  id: 'tc.ca_notice',
  version: 2,
  when: (a) => has(a.laws, 'us_consumer'),
  ground: { law: 'N.J.S.A. 56:12-16' },
  parts: {
    notice: { meets: ['ca-1789-3'] },
    address: {
      answers: ['provider_address'],
      when: (a) => !isIndividual(a) || given(a.provider_address),
    },
    phone: { answers: ['contact_phone'], when: (a) => has(a.contact_methods, 'phone') },
    charges: { answers: ['sells'], when: (a) => sellsAnything(a) },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    ownerAddress,
  },
});
