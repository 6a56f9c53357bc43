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
  parts: {
    limited: { meets: [], when: (a) => limited(a) },
    minors: { meets: [], when: (a) => minors(a) },
    purchases: { meets: [], when: (a) => isPaid(a) },
    minorsBuy: {
      meets: [],
      when: (a) => minors(a) && sellsInside(a) && a.country === ('US' as typeof a.country),
    },
  },
  texts: import.meta.url,
});
