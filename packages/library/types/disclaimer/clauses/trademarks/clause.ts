import { clause } from '../../clause.ts';

export const trademarks = clause({
  id: 'di.trademarks',
  version: 2,
  when: (a) => a.d_trademarks === 'yes',
  ground: { answers: ['d_trademarks'] },
  parts: { marks: { meets: ['practice-di-fairuse'], answers: ['d_trademarks'] } },
  texts: import.meta.url,
});
