/** What Terms and a Return Policy say of taking goods back beyond what the law demands. */
import { answer, chosen, hasAny } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import type { PairRule } from './pair-rule.ts';

const between: PairRule['between'] = [['TERMS_CONDITIONS'], ['RETURN_REFUND_POLICY']];

/**
 * Where Terms promise refunds, the question that says within how many days. `refund_days` of the Return Policy is
 * something else: the days until the money is paid.
 */
const daysOfPromise: ReadonlyMap<string | null, string> = new Map([
  ['within-days', 'refund_days'],
  ['any-reason', 'any_reason_days'],
]);

export const refundRules: readonly PairRule[] = [
  {
    code: 'refund-denied',
    between,
    judge: (terms, returns) => {
      const [promised, given] = [refundsOf(terms), offeredBy(returns)];
      if (promised === null || given === null) return null;
      const denied = daysOfPromise.has(promised)
        ? given !== 'yes'
        : promised === 'law-only' && given === 'yes';
      return denied ? ['refunds', 'returns_offered'] : null;
    },
  },
  {
    code: 'refund-days-differ',
    between,
    judge: (terms, returns) => {
      const question = daysOfPromise.get(refundsOf(terms));
      // Goods that are only exchanged are no refund: the rule before this one names it.
      if (question === undefined || offeredBy(returns) !== 'yes') return null;
      const [here, there] = [answer(terms, question), answer(returns, 'return_days')];
      if (typeof here !== 'number' || typeof there !== 'number') return null;
      return here === there ? null : [question, 'return_days'];
    },
  },
  {
    code: 'exchange-differs',
    between,
    judge: (terms, returns) => {
      // Terms that exchange nothing keep silent about it, so that they contradict nothing.
      if (!sellsGoods(terms) || !hasAny(terms, 'exchange', 'same', 'any')) return null;
      const there = exchangeOf(returns);
      if (there === null || hasAny(terms, 'exchange', there.exchanged)) return null;
      return ['exchange', there.question];
    },
  },
];

function sellsGoods(terms: Answers): boolean {
  return hasAny(terms, 'sells', 'goods');
}

/** Null where the terms sell no goods: the Return Policy's answer is about goods alone. */
function refundsOf(terms: Answers): string | null {
  return sellsGoods(terms) ? (chosen(terms, 'refunds')[0] ?? null) : null;
}

function offeredBy(returns: Answers): string | null {
  return chosen(returns, 'returns_offered')[0] ?? null;
}

/** As `rr.exchange` and `rr.window` write it. */
function exchangeOf(returns: Answers): { exchanged: string; question: string } | null {
  const offered = offeredBy(returns);
  if (offered === 'no') return { exchanged: 'none', question: 'returns_offered' };
  const [exchange] = chosen(returns, 'exchange');
  if (exchange === undefined) return null;
  // Whoever takes goods back for an exchange only exchanges at least for the same.
  const exchanged = exchange === 'none' && offered === 'exchange-only' ? 'same' : exchange;
  return { exchanged, question: 'exchange' };
}
