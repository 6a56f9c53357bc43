import { clause } from '../../clause.ts';

// No claim of results: the FTC's health guidance says that a disclaimer cures no unsupported claim.
export const fitness = clause({
  id: 'di.fitness',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.d_fitness === 'yes',
  ground: { answers: ['d_fitness'] },
  parts: {
    fitness: { meets: ['practice-di-fitness'], answers: ['d_fitness'] },
    // The section on health ends with it.
    emergency: {
      law: 'Directive (EU) 2018/1972, Article 109',
      when: (a) => a.d_medical !== 'general' && a.d_medical !== 'professionals',
    },
    // American law lets a notice tell of the risk that is taken on (assumption of risk).
    assumed: {
      law: 'Restatement (Second) of Torts §§ 496A-496B',
      when: (a) => a.country === ('US' as typeof a.country),
    },
  },
  texts: import.meta.url,
});
