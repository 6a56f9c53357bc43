/** What one document claims and another denies by an answer to a question of its own. */
import { answer, chosen, hasAny } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { otherNames } from '../site-profile/names-of-facts.ts';
import { meaningIn } from '../site-profile/other-names.ts';
import { isSameAnswer } from '../site-profile/same-answers.ts';
import { sellsGoods } from '../site-profile/sold.ts';
import type { QuestionName } from '../site-profile/question-name.ts';
import type { DocumentCode, PairRule } from './pair-rule.ts';

export const claimRules: readonly PairRule[] = [
  ...namedOtherwise('affiliates-differ', otherNames.affiliates),
  ...namedOtherwise('guarantee-differs', otherNames.guarantee),
  ...namedOtherwise('guarantee-differs', otherNames.guaranteeLength),
  ...namedOtherwise('links-differ', otherNames.cookiesAddress),
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
    // The policy lists what there is; it may be for more than the other.
    judge: (policy, other) => {
      const told = chosen(policy, 'ai_features');
      const untold = chosen(other, 'ai_features').some((one) => one !== 'none' && !told.includes(one));
      return told.length > 0 && untold ? ['ai_features', 'ai_features'] : null;
    },
  },
  {
    code: 'ai-differs',
    between: [['PRIVACY_POLICY'], ['DISCLAIMER']],
    judge: (policy, disclaimer) => {
      const told = chosen(policy, 'ai_features');
      const untold = hasAny(disclaimer, 'd_ai', 'chatbot') && !told.includes('chatbot');
      return told.length > 0 && untold ? ['ai_features', 'd_ai'] : null;
    },
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
      const [here, there] = [hasAny(terms, 'sells', 'goods'), sellsGoods(returns)];
      return here === there ? null : ['sells', 'goods_kinds'];
    },
  },
];

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
        if (here === undefined || there === undefined || isSameAnswer(here, there)) return null;
        return [one.question, other.question];
      },
    })),
  );
}
