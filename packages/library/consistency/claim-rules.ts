/** What one document claims and another denies by an answer to a question of its own. */
import { answer, chosen, hasAny } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { meaningIn, otherNames, type QuestionName } from '../site-profile/other-names.ts';
import type { DocumentCode, PairRule } from './pair-rule.ts';

/** Kinds that are carried to a door: a right of withdrawal of their own, a way back and its cost. */
const goodsKinds = ['physical', 'made-to-order', 'perishable', 'hygiene'];

export const claimRules: readonly PairRule[] = [
  ...namedOtherwise('affiliates-differ', otherNames.affiliates),
  ...namedOtherwise('guarantee-differs', otherNames.guarantee),
  {
    code: 'user-content-differs',
    between: [['PRIVACY_POLICY'], ['EULA']],
    // The policy is for the website too, where people may post what the software has no place for.
    judge: (policy, licence) =>
      hasAny(policy, 'ugc', 'no') && hasAny(licence, 'ugc', 'yes') ? ['ugc', 'ugc'] : null,
  },
  {
    code: 'ai-differs',
    between: [['PRIVACY_POLICY'], ['TERMS_CONDITIONS', 'EULA']],
    judge: (policy, other) =>
      hasAny(policy, 'ai_features', 'none') && hasFeatures(other) ? ['ai_features', 'ai_features'] : null,
  },
  {
    code: 'payments-denied',
    between: [['PRIVACY_POLICY'], ['TERMS_CONDITIONS']],
    judge: (policy, terms) =>
      hasAny(policy, 'payments', 'no') && namesSome(terms, 'payment_vendors')
        ? ['payments', 'payment_vendors']
        : null,
  },
  {
    code: 'data-denied',
    between: [['EULA'], ['PRIVACY_POLICY']],
    judge: (licence, policy) => {
      const types = chosen(policy, 'pd_types');
      const collects = types.length > 0 && !types.includes('none');
      return collects && hasAny(licence, 'data_collection', 'none') ? ['data_collection', 'pd_types'] : null;
    },
  },
  {
    code: 'subscription-refund-differs',
    between: [['TERMS_CONDITIONS'], ['RETURN_REFUND_POLICY']],
    judge: (terms, returns) => {
      const [effect] = chosen(terms, 'cancel_effect');
      const [rule] = chosen(returns, 'subscription_rule');
      // Money back in the first days says nothing of what a later cancellation brings.
      if (effect === undefined || rule === undefined || rule === 'guarantee-days') return null;
      return (effect === 'pro-rata') === (rule === 'pro-rata')
        ? null
        : ['cancel_effect', 'subscription_rule'];
    },
  },
  {
    code: 'goods-differ',
    between: [['TERMS_CONDITIONS'], ['RETURN_REFUND_POLICY']],
    judge: (terms, returns) => {
      if (chosen(terms, 'sells').length === 0 || chosen(returns, 'goods_kinds').length === 0) return null;
      const [here, there] = [hasAny(terms, 'sells', 'goods'), hasAny(returns, 'goods_kinds', ...goodsKinds)];
      return here === there ? null : ['sells', 'goods_kinds'];
    },
  },
];

function hasFeatures(answers: Answers): boolean {
  return chosen(answers, 'ai_features').some((feature) => feature !== 'none');
}

function namesSome(answers: Answers, question: string): boolean {
  const own = answer(answers, `${question}.own`);
  return chosen(answers, question).length > 0 || (Array.isArray(own) && own.length > 0);
}

/** One rule for each two of the names. */
function namedOtherwise(code: DocumentCode, names: readonly QuestionName[]): PairRule[] {
  return names.flatMap((one, i) =>
    names.slice(i + 1).map((other): PairRule => ({
      code,
      between: [[one.type], [other.type]],
      judge: (left, right) => {
        const [here, there] = [meaningIn(one, left), meaningIn(other, right)];
        if (here === undefined || there === undefined || here === there) return null;
        return [one.question, other.question];
      },
    })),
  );
}
