import { clause } from '../../clause.ts';

// No assurance beyond general information. What becomes part of a contract stays binding:
// Directive (EU) 2019/771, Article 7(1)(d) and Directive 2011/83/EU, Article 6(5).
export const general = clause({
  id: 'di.general',
  version: 3,
  when: (a) => a.d_general === 'yes',
  ground: { law: 'Directive (EU) 2019/771, Article 7(1)(d); Directive 2011/83/EU, Article 6(5)' },
  parts: { information: { meets: ['practice-di-general'], answers: ['d_general'] } },
  texts: import.meta.url,
});
