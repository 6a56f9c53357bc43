import { consumersToo, isBoughtForGood, isRemunerated, isSubscribed } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Directive (EU) 2019/770, Article 19: valid reason named in the contract, no cost, notice and the right to terminate.
export const modifications = clause({
  id: 'eu.modifications',
  version: 3,
  when: (a) => a.modifications === 'yes',
  ground: { answers: ['modifications'] },
  parts: {
    change: { meets: ['practice-eu-updates'] },
    promised: { law: '?', when: (a) => a.updates === 'security-years' },
    paid: { answers: ['licence_kind', 'purchases'], when: (a) => isSubscribed(a) },
    bought: { answers: ['licence_kind', 'term', 'end_notice'], when: (a) => isBoughtForGood(a) },
    consumers: { meets: ['dcd-eula'], when: (a) => consumersToo(a) && isRemunerated(a) },
  },
  texts: import.meta.url,
});
