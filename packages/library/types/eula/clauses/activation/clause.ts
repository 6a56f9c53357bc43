import { isBoughtForGood } from '../../conditions.ts';
import { clause } from '../../clause.ts';

export const activation = clause({
  id: 'eu.activation',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.activation === 'key' || a.activation === 'account' || a.activation === 'periodic',
  ground: { answers: ['activation'] },
  parts: {
    key: { answers: ['activation'], when: (a) => a.activation === 'key' },
    account: { answers: ['activation'], when: (a) => a.activation === 'account' },
    periodic: { answers: ['activation'], when: (a) => a.activation === 'periodic' },
    bought: { answers: ['licence_kind', 'term', 'end_notice'], when: (a) => isBoughtForGood(a) },
  },
  texts: import.meta.url,
});
