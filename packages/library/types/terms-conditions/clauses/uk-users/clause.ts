import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** CRA 2015 ss. 31, 47, 57, 62, 65; courts of the consumer's part of the UK (CJJA 1982 s. 15B). Pre-contract information: Sch. 2 CCR 2013. */
export const ukUsers = clause({
  id: 'tc.uk_users',
  version: 2,
  when: (a) => has(a.laws, 'uk_consumer'),
  ground: { law: '?' },
  parts: {
    rights: { meets: ['uk-ccr-sch2'] },
  },
  texts: import.meta.url,
});
