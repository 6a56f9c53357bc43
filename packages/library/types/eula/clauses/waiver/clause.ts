import { clause } from '../../clause.ts';

export const waiver = clause({
  id: 'eu.waiver',
  version: 1,
  ground: { law: '?' },
  parts: {
    rights: { meets: ['practice-eu-law'] },
  },
  texts: import.meta.url,
});
