import { given } from '@clausewright/engine/document/authoring';
import { takesBack } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Limits of the voluntary return; those of the statutory right stand in its own section (Article 16).
export const exceptions = clause({
  id: 'rr.exceptions',
  version: 2,
  when: (a) => takesBack(a) && (given(a.non_returnable) || given(a['non_returnable.own'])),
  ground: { answers: ['non_returnable'] },
  parts: {
    list: { meets: ['practice-rr-noreturn', 'us-ca-1723', 'us-ny-218-a'], answers: ['non_returnable'] },
    faulty: { law: 'Directive (EU) 2019/771, Art. 21' },
  },
  nouns: [
    'kinds.personalised',
    'kinds.perishable',
    'kinds.hygiene',
    'kinds.mixed',
    'kinds.sealed-media',
    'kinds.newspapers',
    'kinds.digital-started',
    'kinds.sale-items',
    'kinds.gift-cards',
    'kinds.underwear',
    'kinds.hazardous',
  ],
  texts: import.meta.url,
  values: {
    nonReturnable: (c) => c.names(c.say.non_returnable, c.w.kinds, c.say['non_returnable.own']),
  },
});
