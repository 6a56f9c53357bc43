import { isBoughtForGood } from '../../conditions.ts';
import { clause } from '../../clause.ts';

export const activation = clause({
  id: 'eu.activation',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.activation === 'key' || a.activation === 'account' || a.activation === 'periodic',
  parts: {
    key: { meets: [], when: (a) => a.activation === 'key' },
    account: { meets: [], when: (a) => a.activation === 'account' },
    periodic: { meets: [], when: (a) => a.activation === 'periodic' },
    bought: { meets: [], when: (a) => isBoughtForGood(a) },
  },
  texts: import.meta.url,
});
