import { clause } from '../../clause.ts';

// Individual terms prevail (§ 305b BGB); statements before the contract bind (Directive 2011/83/EU, Article 6(5)).
export const entire = clause({
  id: 'eu.entire',
  version: 2,
  ground: { law: '?' },
  parts: {
    whole: { meets: ['practice-eu-law'] },
  },
  texts: import.meta.url,
});
