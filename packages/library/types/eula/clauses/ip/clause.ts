import { isBoughtForGood } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// A copy paid for and kept for good is sold (CJEU C-128/11, UsedSoft): there the slogan would be untrue.
export const ip = clause({
  id: 'eu.ip',
  version: 3,
  parts: {
    licensed: { meets: ['practice-eu-ip'], when: (a) => !isBoughtForGood(a) },
    owned: { meets: ['practice-eu-ip'] },
    // What is shared with others is governed by the section on user content.
    own: { meets: [], when: (a) => a.ugc !== 'yes' },
  },
  texts: import.meta.url,
});
