import { given } from '@clausewright/engine/document/authoring';
import { sellsGoods } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Annex I(A), point 5(a): goods go back to the trader's address unless another is named.
export const address = clause({
  id: 'rr.address',
  version: 2,
  when: (a) => sellsGoods(a),
  parts: {
    own: { meets: ['practice-rr-how'], when: (a) => given(a.return_address) },
    business: {
      meets: ['practice-rr-how'],
      when: (a) => !given(a.return_address) && a.entity_type !== 'individual',
    },
    post: {
      meets: ['practice-rr-how'],
      when: (a) => !given(a.return_address) && a.entity_type === 'individual' && given(a.contact_post),
    },
    asked: {
      meets: ['practice-rr-how'],
      when: (a) => !given(a.return_address) && a.entity_type === 'individual' && !given(a.contact_post),
    },
  },
  texts: import.meta.url,
});
