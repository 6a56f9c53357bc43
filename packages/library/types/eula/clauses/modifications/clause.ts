import { isBoughtForGood, isRemunerated, isSubscribed, servesUnion } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Directive (EU) 2019/770, Article 19: valid reason named in the contract, no cost, notice and the right to terminate.
export const modifications = clause({
  id: 'eu.modifications',
  version: 4,
  when: (a) => a.modifications === 'yes',
  ground: { answers: ['modifications'] },
  parts: {
    change: { meets: ['practice-eu-updates'], answers: ['modifications'] },
    promised: { answers: ['updates'], when: (a) => a.updates === 'security-years' },
    paid: { law: 'Directive 93/13/EEC, Annex 1(f); § 346 BGB', when: (a) => isSubscribed(a) },
    bought: { law: 'CJEU C-128/11', when: (a) => isBoughtForGood(a) },
    consumers: { meets: ['dcd-eula'], when: (a) => servesUnion(a) && isRemunerated(a) },
  },
  texts: import.meta.url,
});
