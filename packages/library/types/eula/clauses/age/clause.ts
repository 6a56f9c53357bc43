import { consumersToo, isPaid } from '../../conditions.ts';
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
  version: 3,
  when: (a) => limited(a) || minors(a),
  ground: { answers: ['consumer_type', 'use_scope', 'min_age'] },
  parts: {
    limited: { answers: ['consumer_type', 'use_scope', 'min_age'], when: (a) => limited(a) },
    minors: { answers: ['consumer_type', 'use_scope', 'min_age'], when: (a) => minors(a) },
    purchases: { answers: ['licence_kind', 'purchases'], when: (a) => isPaid(a) },
  },
  texts: import.meta.url,
});
