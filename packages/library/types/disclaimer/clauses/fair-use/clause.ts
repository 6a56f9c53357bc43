import { clause } from '../../clause.ts';

// 17 U.S.C. § 107: the notice explains and has no effect by itself; Directive 2001/29/EC, Article 5 knows closed exceptions.
export const fairUse = clause({
  id: 'di.fair_use',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.d_fair_use === 'yes',
  ground: { answers: ['d_fair_use'] },
  parts: { use: { meets: ['us-fair-use', 'practice-di-fairuse'], answers: ['d_fair_use'] } },
  texts: import.meta.url,
});
