import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Restrictions must be clear beforehand (Art. 5 UCTD, Art. 14(1) DSA). Decompilation for interoperability and lawful text and data mining stay open (Arts 3, 4 Directive (EU) 2019/790; the reservation of Art. 4(3) is made here and should also be machine-readable). Honest reviews are never forbidden (15 U.S.C. § 45b). */
export const prohibited = clause({
  id: 'tc.prohibited',
  version: 2,
  ground: { answers: ['prohibited'] },
  parts: {
    mining: {
      meets: ['dsm-4-3'],
      answers: ['prohibited'],
      when: (a) => has(a.prohibited, 'scraping') && has(a.laws, 'eu_ecommerce'),
    },
  },
  nouns: [
    'prohibited.illegal',
    'prohibited.harassment',
    'prohibited.spam',
    'prohibited.malware',
    'prohibited.circumvention',
    'prohibited.multi-accounts',
    'prohibited.scraping',
    'prohibited.reverse-engineering',
    'prohibited.illegal-goods',
    'prohibited.resale',
    'prohibited.competing',
  ],
  texts: import.meta.url,
  values: {
    prohibitedUses: (c) => c.names(c.say.prohibited, c.w.prohibited, c.say['prohibited.own']),
  },
});
