import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

/** The one place for notices: elements of Art. 16(2) DSA where it is covered, else notice and takedown in general; Take It Down Act (Pub. L. 119-12, s. 3): plain-language notice of the process, 48 hours. Repeat infringers: 17 U.S.C. § 512(i). */
export const infringement = clause({
  id: 'tc.infringement',
  version: 3,
  price: paidUnless('eu_dsa', 'us_dmca', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  ground: { answers: ['ugc'] },
  parts: {
    plain: { answers: ['infringement_email'], when: (a) => !has(a.laws, 'eu_dsa') },
    union: { meets: ['dsa-16-20'], answers: ['infringement_email'], when: (a) => has(a.laws, 'eu_dsa') },
    agent: { law: '17 U.S.C. § 512(c)(2)', when: (a) => has(a.laws, 'us_dmca') },
    repeat: { meets: ['dmca-512-i'], promise: 'repeat_infringers', when: (a) => has(a.laws, 'us_dmca') },
    intimate: { meets: ['take-it-down'], when: (a) => has(a.laws, 'us_dmca') },
    answer: { meets: ['dsa-16-20'], promise: 'notices_handled' },
    removed: { meets: ['take-it-down'], promise: 'take_down_48_hours', when: (a) => has(a.laws, 'us_dmca') },
  },
  texts: import.meta.url,
});
