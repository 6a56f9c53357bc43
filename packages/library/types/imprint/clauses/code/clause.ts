import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Art. 10(1)(g) LSSI, art. XII.6 WER. */
export const code = clause({
  id: 'im.code',
  version: 1,
  when: (a) => given(a.trade_code),
  ground: { law: 'Art. 10(1)(g) LSSI' },
  parts: {
    code: { meets: ['imprint-es-lssi-10-g'], answers: ['trade_code', 'trade_code_url'] },
  },
  texts: import.meta.url,
});
