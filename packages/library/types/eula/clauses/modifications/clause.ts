import { isBoughtForGood, isRemunerated, isSubscribed, servesUnion } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Directive (EU) 2019/770, Article 19: valid reason named in the contract, no cost, notice and the right to terminate.
export const modifications = clause({
  id: 'eu.modifications',
  version: 4,
  when: (a) => a.modifications === 'yes',
  parts: {
    change: { meets: ['practice-eu-updates'] },
    promised: { meets: [], when: (a) => a.updates === 'security-years' },
    paid: { meets: [], when: (a) => isSubscribed(a) },
    bought: { meets: [], when: (a) => isBoughtForGood(a) },
    consumers: { meets: ['dcd-eula'], when: (a) => servesUnion(a) && isRemunerated(a) },
  },
  texts: import.meta.url,
});
