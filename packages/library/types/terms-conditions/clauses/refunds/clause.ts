import { given, has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { onlyBrokers, sellsAnything } from '../../conditions.ts';
import { days } from '../../words/spans.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Exchange = {
  readonly exchange?: TermsQuestions['exchange'] | undefined;
  readonly sells?: TermsQuestions['sells'] | undefined;
};

function exchanges({ exchange, sells }: Exchange): boolean {
  return (exchange === 'same' || exchange === 'any') && has(sells, 'goods');
}

function goesBeyondLaw(a: Exchange & { readonly refunds?: TermsQuestions['refunds'] | undefined }): boolean {
  return a.refunds === 'within-days' || a.refunds === 'any-reason' || exchanges(a);
}

/** Voluntary refunds stand beside statutory rights (Art. 17(1) Directive (EU) 2019/771 by analogy); no 'no refunds' statement (reg. 5 CPUT, s. 29(1)(m) ACL, art. L. 121-2 C. conso.). CPA 2002 ss. 26, 40 and 50 with O. Reg. 17/05 (Ontario), ss. 54.8 to 54.14 CPA (Quebec). */
export const refunds = clause({
  id: 'tc.refunds',
  version: 3,
  // What the law gives anyway is no extra.
  price: (a) => (goesBeyondLaw(a) ? paidUnless('ca_consumer')(a) : null),
  when: (a) =>
    sellsAnything(a) &&
    (!onlyBrokers(a) || has(a.laws, 'ca_consumer') || (given(a.refunds) && a.refunds !== 'law-only')),
  ground: { law: 'Directive 2011/83/EU, Art. 25' },
  parts: {
    law: {
      answers: ['refunds'],
      when: (a) => !onlyBrokers(a) && (a.refunds === 'law-only' || a.refunds === undefined),
    },
    within: {
      answers: ['refunds', 'refund_conditions'],
      when: (a) => a.refunds === 'within-days',
    },
    any: { answers: ['refunds'], when: (a) => a.refunds === 'any-reason' },
    sentBack: { answers: ['refunds', 'sells'], when: (a) => has(a.sells, 'goods') },
    policy: { answers: ['returns_url'], when: (a) => a.refunds === 'separate-policy' },
    same: { answers: ['exchange'], when: (a) => a.exchange === 'same' && has(a.sells, 'goods') },
    swap: { answers: ['exchange'], when: (a) => a.exchange === 'any' && has(a.sells, 'goods') },
    canada: { meets: ['on-oreg17-32', 'qc-cpa-54-4'], when: (a) => has(a.laws, 'ca_consumer') },
  },
  nouns: [
    'title.exchange',
    'title.refunds',
    'refund_conditions.unused',
    'refund_conditions.original-packaging',
    'refund_conditions.proof-of-purchase',
    'refund_conditions.complete',
  ],
  texts: import.meta.url,
  values: {
    sectionTitle: (c) => (exchanges(c.a) ? c.w.title.exchange : c.w.title.refunds),
    anyReasonDays: (c) => days(c, 'any_reason_days', 'dat'),
    refundDays: (c) => days(c, 'refund_days', 'dat'),
    refundConditions: (c) =>
      c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']),
  },
});
