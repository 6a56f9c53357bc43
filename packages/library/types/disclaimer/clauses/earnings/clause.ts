import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

// 16 CFR Part 437 (seven calendar days: § 437.2) and FTC Act § 5: evidence in writing and the earnings claim statement, not a denial alone.
export const earnings = clause({
  id: 'di.earnings',
  version: 3,
  price: paidUnless('ftc_endorsement'),
  when: (a) => a.d_earnings === 'yes',
  ground: { answers: ['d_earnings'] },
  parts: {
    earnings: { meets: ['practice-di-earnings'], answers: ['d_earnings'] },
    proof: {
      meets: ['ftc-earnings'],
      promise: 'earnings_proof',
      when: (a) => has(a.laws, 'ftc_endorsement'),
    },
  },
  texts: import.meta.url,
});
