import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** CRA 2015 ss. 31, 47, 57, 62, 65; courts of the consumer's part of the UK (CJJA 1982 s. 15B). Pre-contract information: Sch. 2 CCR 2013. */
export const ukUsers = clause({
  id: 'tc.uk_users',
  version: 3,
  when: (a) => has(a.laws, 'uk_consumer'),
  ground: { law: 'Consumer Rights Act 2015, ss. 31, 47 and 57' },
  parts: {
    rights: { meets: ['uk-ccr-sch2'] },
    information: { meets: ['uk-ccr-sch2'], promise: 'uk_information' },
    advice: { law: 'Consumer Rights Act 2015' },
  },
  texts: import.meta.url,
});
