import { isBoughtForGood } from '../../conditions.ts';
import { clause } from '../../clause.ts';

export const activation = clause({
  id: 'eu.activation',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.activation === 'key' || a.activation === 'account' || a.activation === 'periodic',
  ground: { law: 'Directive (EU) 2019/770, Articles 8 and 14; § 280 BGB; CRA 2015 s. 42' },
  parts: {
    key: { answers: ['activation'], when: (a) => a.activation === 'key' },
    account: { answers: ['activation'], when: (a) => a.activation === 'account' },
    periodic: { answers: ['activation'], when: (a) => a.activation === 'periodic' },
    bought: { law: 'CJEU C-128/11', answers: ['licence_kind', 'term'], when: (a) => isBoughtForGood(a) },
  },
  texts: import.meta.url,
});
