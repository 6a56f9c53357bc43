import { clause } from '../../clause.ts';

// A warning, not an exclusion: what we answer for stands in di.liability alone.
export const ownRisk = clause({
  id: 'di.own_risk',
  version: 2,
  when: (a) => a.d_own_risk === 'yes',
  ground: { answers: ['d_own_risk'] },
  parts: { risk: { meets: ['practice-di-general'], answers: ['d_own_risk'] } },
  texts: import.meta.url,
});
