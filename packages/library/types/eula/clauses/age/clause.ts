import { consumersToo, isPaid, sellsInside } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

type Aged = { readonly [Q in 'consumer_type' | 'min_age' | 'use_scope']?: EulaQuestions[Q] | undefined };

/** A least age among firms says nothing. */
function limited(a: Aged): boolean {
  return consumersToo(a) && a.min_age !== undefined && a.min_age > 0;
}

/** Parents agree where somebody under age may be a user; firms are of age. */
function minors(a: Aged): boolean {
  return consumersToo(a) && (a.min_age ?? 0) < 18;
}

export const age = clause({
  id: 'eu.age',
  version: 4,
  when: (a) => limited(a) || minors(a),
  ground: { answers: ['min_age', 'consumer_type', 'use_scope'] },
  parts: {
    limited: { answers: ['min_age'], when: (a) => limited(a) },
    minors: {
      law: '§ 107 BGB; articles 1146 and 1150 C. civ.; article 1425 c.c.; Cal. Fam. Code § 6710',
      when: (a) => minors(a),
    },
    purchases: { answers: ['licence_kind', 'purchases'], when: (a) => isPaid(a) },
    minorsBuy: {
      law: 'Cal. Fam. Code § 6710 and the like: a minor may disaffirm a contract',
      when: (a) => minors(a) && sellsInside(a) && a.country === ('US' as typeof a.country),
    },
  },
  texts: import.meta.url,
});
