import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { speaksAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Regulation (EU) 2021/821, EAR; the customer's own duty. */
export const exportControl = clause({
  id: 'tc.export',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.export === 'yes',
  ground: { answers: ['export'] },
  parts: { ...twoEnglishes('15 CFR Parts 730 to 774; Regulation (EU) 2021/821', speaksAmerican) },
  texts: import.meta.url,
});
