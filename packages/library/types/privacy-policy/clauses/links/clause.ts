import { clause } from '../../clause.ts';

/**
 * Drafting note. There is no duty to say it. Whoever follows a link learns whose notice applies; nothing is excluded, for a
 * disclaimer of links has little effect.
 */
export const links = clause({
  id: 'pp.links',
  version: 1,
  when: (a) => a.links_out === 'yes',
  ground: { answers: ['links_out'] },
  parts: {},
  texts: import.meta.url,
});
