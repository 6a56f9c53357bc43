import { clause } from '../../clause.ts';

// Only words that later sections use.
export const definitions = clause({
  id: 'di.definitions',
  version: 2,
  ground: { law: 'Directive 2005/29/EC, Art. 7(2)' },
  parts: {},
  texts: import.meta.url,
});
