import { clause } from '../../clause.ts';

// A notice replaces no age check that the law demands (Directive 2010/13/EU, Article 28b; JMStV § 4(2)).
export const adult = clause({
  id: 'di.adult',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.d_adult === 'yes',
  ground: { answers: ['d_adult', 'adult_age'] },
  parts: {},
  texts: import.meta.url,
});
