import { type Context, given } from '@clausewright/engine/document/authoring';
import { isIndividual } from '../../../../shared/words/owner.ts';
import { sellsGoods } from '../../sells.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

/** An address for returns, else the one for letters to an individual. */
function namesAddress(a: Context<ReturnQuestions>['a']): boolean {
  return given(a.return_address) || (isIndividual(a) && given(a.contact_post));
}

function returnAddress({ a, say }: Context<ReturnQuestions>) {
  // Read whether printed or not, so that the questions are known as those of the clause.
  const { return_address, contact_post } = say;
  return given(a.return_address) ? return_address : contact_post;
}

// Directive 2011/83/EU, Annex I(A), point 5(a): goods go back to the trader's address unless another is named.
export const address = clause({
  id: 'rr.address',
  version: 2,
  when: (a) => sellsGoods(a),
  ground: { answers: ['goods_kinds'] },
  parts: {
    own: { meets: ['practice-rr-how'], answers: ['return_address'], when: namesAddress },
    business: {
      meets: ['practice-rr-how'],
      answers: ['business_address'],
      when: (a) => !namesAddress(a) && !isIndividual(a),
    },
    asked: { meets: ['practice-rr-how'], when: (a) => !namesAddress(a) && isIndividual(a) },
  },
  texts: import.meta.url,
  values: {
    returnAddress,
  },
});
