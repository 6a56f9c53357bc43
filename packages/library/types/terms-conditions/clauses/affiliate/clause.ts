import { clause } from '../../clause.ts';

/** § 5a(4) UWG, Art. 6(a) ECD, 16 CFR 255.5: the mark stands beside each link. */
export const affiliate = clause({
  id: 'tc.affiliate',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.affiliate === 'yes',
  ground: { answers: ['affiliate'] },
  parts: {
    marked: { promise: 'affiliate_links_marked' },
  },
  texts: import.meta.url,
});
