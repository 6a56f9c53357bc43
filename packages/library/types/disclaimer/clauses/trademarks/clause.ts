import { clause } from '../../clause.ts';

export const trademarks = clause({
  id: 'di.trademarks',
  version: 2,
  when: (a) => a.d_trademarks === 'yes',
  ground: { answers: ['d_trademarks'] },
  parts: { marks: { meets: ['practice-di-fairuse'] } },
  texts: import.meta.url,
});
