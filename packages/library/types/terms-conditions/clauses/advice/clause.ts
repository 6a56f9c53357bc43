import { clause } from '../../clause.ts';

/** Information is no advice unless a licensed professional gives it; liability stays where the liability section puts it. */
export const advice = clause({
  id: 'tc.advice',
  version: 1,
  when: (a) => a.professional_advice === 'none',
  ground: { answers: ['professional_advice'] },
  parts: {},
  texts: import.meta.url,
});
