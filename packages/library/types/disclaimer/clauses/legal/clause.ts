import { given, has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

// New York Rules of Professional Conduct 7.1(e)-(f) and (h): label, sentence on past results, responsible lawyer, office and telephone.
export const legal = clause({
  id: 'di.legal',
  version: 3,
  price: paidUnless('us_attorneys'),
  when: (a) => a.d_legal === 'yes',
  ground: { answers: ['d_legal'] },
  parts: {
    law: { meets: ['practice-di-noadvice'], answers: ['d_legal'] },
    client: { meets: ['practice-di-noadvice'], answers: ['law_firm'], when: (a) => a.law_firm === 'yes' },
    firm: {
      meets: ['ny-attorney-ads'],
      answers: ['law_firm_lawyer', 'law_firm_office'],
      when: (a) => a.law_firm === 'yes',
    },
    phone: { answers: ['law_firm_phone'], when: (a) => given(a.law_firm_phone) },
    attorney: {
      meets: ['ny-attorney-ads'],
      when: (a) => a.law_firm === 'yes' && has(a.laws, 'us_attorneys'),
    },
  },
  texts: import.meta.url,
});
