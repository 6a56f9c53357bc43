import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { type Identified, sharedAnswers } from './shared-answers.ts';

/** Days in which anybody gets the price back; the checkout states them (specification 9). */
const refundDays = 7;

/** Refunds of documents and plans; nothing is sent, so nothing is sent back. */
export function refundAnswers(facts: Identified): Answers {
  return {
    ...sharedAnswers(facts),
    site_kind: ['saas', 'digital-goods'],
    document_title: 'refund-policy',
    goods_kinds: ['digital', 'subscriptions'],
    digital_rule: 'days-always',
    digital_days: refundDays,
    subscription_rule: 'guarantee-days',
    subscription_days: refundDays,
    refund_form: ['original'],
    refund_days: 14,
  };
}
