import { isBoughtForGood } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// A copy paid for and kept for good is sold (CJEU C-128/11, UsedSoft): there the slogan would be untrue.
export const ip = clause({
  id: 'eu.ip',
  version: 3,
  ground: { answers: ['ugc'] },
  parts: {
    licensed: { meets: ['practice-eu-ip'], answers: ['licence_kind'], when: (a) => !isBoughtForGood(a) },
    owned: { meets: ['practice-eu-ip'] },
    // What is shared with others is governed by the section on user content.
    own: {
      law: 'Directive 2009/24/EC, Article 1: rights in a program are none in what is made with it',
      when: (a) => a.ugc !== 'yes',
    },
  },
  texts: import.meta.url,
});
