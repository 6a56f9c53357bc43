import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Art. 7(6) (whether and how it is checked) and Annex I nos 23b and 23c UCPD, § 5b(3) UWG, s. 225 DMCC Act 2024, 16 CFR 465, 15 U.S.C. § 45b. */
export const reviews = clause({
  id: 'tc.reviews',
  version: 3,
  price: 'answer_premium',
  when: (a) => given(a.reviews) && a.reviews !== 'none',
  ground: { law: 'Directive 2005/29/EC, Annex I nos 23b and 23c' },
  parts: {
    verified: { answers: ['reviews_check'], when: (a) => a.reviews === 'verified' },
    unverified: { answers: ['reviews'], when: (a) => a.reviews === 'unverified' },
    platform: { answers: ['reviews'], when: (a) => a.reviews === 'platform' },
  },
  texts: import.meta.url,
});
