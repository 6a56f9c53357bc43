import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

export const translation = clause({
  id: 'di.translation',
  version: 2,
  when: (a) => a.d_translation === 'yes',
  ground: { answers: ['d_translation'] },
  parts: {
    artificial: { meets: ['practice-di-ai'], answers: ['d_ai'], when: (a) => has(a.d_ai, 'translation') },
  },
  texts: import.meta.url,
});
