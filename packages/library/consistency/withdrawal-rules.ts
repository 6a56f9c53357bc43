/** Terms and a policy on returns that both instruct on withdrawal: whoever orders gets two instructions, which must be one. */
import { chosen, hasAny, text } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { sellsGoods } from '../site-profile/sold.ts';
import type { PairRule } from './pair-rule.ts';

/** Annex I(A) of Directive 2011/83/EU has one start of the period, and Art. 6(1)(k) names the exceptions that there are. */
export const withdrawalRules: readonly PairRule[] = [
  {
    code: 'instructions-differ',
    between: [['TERMS_CONDITIONS'], ['RETURN_REFUND_POLICY']],
    judge: (terms, returns) => {
      if (!instructs(terms) || !hasAny(returns, 'laws', 'eu_consumer')) return null;
      const goods = hasAny(terms, 'withdrawal', 'goods', 'goods-subscription') && sellsGoods(returns);
      if (goods) {
        const [here, there] = [text(terms, 'parcels'), text(returns, 'parcels')];
        if (here !== '' && there !== '' && here !== there) return ['parcels', 'parcels'];
        // The instructions of the terms leave the cost of sending back to the consumer (point 5(b)).
        if (hasAny(returns, 'who_pays', 'us', 'maximum')) return ['refunds', 'who_pays'];
        const question = differingKinds(terms, returns);
        if (question !== undefined) return ['exempt_sales', question];
      }
      return losesDigital(terms) === tellsOfDigital(returns) ? null : ['refunds', 'goods_kinds'];
    },
  },
];

function instructs(terms: Answers): boolean {
  return (
    hasAny(terms, 'laws', 'eu_consumer') &&
    chosen(terms, 'withdrawal').some((kind) => kind !== 'none') &&
    !hasAny(terms, 'sell_mode', 'third-party') &&
    hasAny(terms, 'refunds', 'law-only', 'within-days', 'any-reason')
  );
}

interface Exempt {
  /** In the terms. */
  sale: string;
  kind?: string;
  exception?: string;
  /** In the policy, asked for this list alone. */
  goods?: string;
}

/** As `rr.withdrawal_limits` and `tc.withdrawal` print them. */
const exempt: readonly Exempt[] = [
  { sale: 'made', kind: 'made-to-order', exception: 'personalised' },
  { sale: 'perishable', kind: 'perishable', exception: 'perishable' },
  { sale: 'hygiene', kind: 'hygiene', exception: 'hygiene' },
  { sale: 'mixed', goods: 'mixed' },
  { sale: 'media', goods: 'sealed-media' },
  { sale: 'newspapers', goods: 'newspapers' },
  { sale: 'prices', goods: 'market-prices' },
  { sale: 'alcohol', goods: 'alcohol' },
];

/** The question of the policy under which the two lists of exceptions differ first. */
function differingKinds(terms: Answers, returns: Answers): string | undefined {
  for (const { sale, kind = '', exception = '', goods = '' } of exempt) {
    const there =
      hasAny(returns, 'goods_kinds', kind) ||
      hasAny(returns, 'non_returnable', exception) ||
      hasAny(returns, 'exempt_goods', goods);
    if (hasAny(terms, 'exempt_sales', sale) !== there) return goods === '' ? 'goods_kinds' : 'exempt_goods';
  }
  return undefined;
}

/** Art. 16(m): the right is lost with the download. */
function losesDigital(terms: Answers): boolean {
  return hasAny(terms, 'withdrawal', 'digital') && hasAny(terms, 'withdrawal_waiver', 'yes');
}

function tellsOfDigital(returns: Answers): boolean {
  return hasAny(returns, 'goods_kinds', 'digital', 'software', 'subscriptions');
}
