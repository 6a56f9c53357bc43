import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Licence without cash value; paid credits keep their statutory rights (DCD, CPC key principles on in-game currencies of March 2025: real price beside the virtual one, right of withdrawal for unused credits). */
export const virtual = clause({
  id: 'tc.virtual',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.virtual_items === 'yes' && has(a.sells, 'credits'),
  ground: { answers: ['virtual_items', 'sells'] },
  parts: {},
  texts: import.meta.url,
});
