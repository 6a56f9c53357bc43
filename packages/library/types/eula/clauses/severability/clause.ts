import { clause } from '../../clause.ts';

// § 306 BGB: no term that keeps as much as possible alive.
export const severability = clause({
  id: 'eu.severability',
  version: 2,
  ground: { law: '§ 306 BGB' },
  parts: {
    rest: { meets: ['practice-eu-law'] },
  },
  texts: import.meta.url,
});
