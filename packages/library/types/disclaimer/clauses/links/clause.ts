import { clause } from '../../clause.ts';

// A general disclaimer of links has little effect of its own; the text says what is done with them.
export const links = clause({
  id: 'di.links',
  version: 3,
  when: (a) => a.d_links === 'yes',
  ground: { answers: ['d_links'] },
  parts: { links: { meets: ['practice-di-links'], answers: ['d_links'] } },
  texts: import.meta.url,
});
