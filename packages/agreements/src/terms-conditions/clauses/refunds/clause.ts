import { given, has } from '../../../document/authoring.ts';
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

const words = {
  de: {
    title: { exchange: 'Erstattungen und Umtausch', refunds: 'Erstattungen' },
    refund_conditions: {
      unused: 'die Ware ist unbenutzt',
      'original-packaging': 'die Ware ist in der Originalverpackung',
      'proof-of-purchase': 'ein Kaufbeleg liegt bei',
      complete: 'die Ware ist vollständig',
    },
  },
  en: {
    title: { exchange: 'Refunds and exchange', refunds: 'Refunds' },
    refund_conditions: {
      unused: 'it is unused',
      'original-packaging': 'it is in the original packaging',
      'proof-of-purchase': 'proof of purchase is enclosed',
      complete: 'it is complete',
    },
  },
  es: {
    title: { exchange: 'Reembolsos y cambios', refunds: 'Reembolsos' },
    refund_conditions: {
      unused: 'está sin usar',
      'original-packaging': 'está en el embalaje original',
      'proof-of-purchase': 'se adjunta el justificante de compra',
      complete: 'está completo',
    },
  },
  fr: {
    title: { exchange: 'Remboursements et échange', refunds: 'Remboursements' },
    refund_conditions: {
      unused: 'l’article n’a pas été utilisé',
      'original-packaging': 'l’article est dans l’emballage d’origine',
      'proof-of-purchase': 'une preuve d’achat est jointe',
      complete: 'l’article est complet',
    },
  },
  it: {
    title: { exchange: 'Rimborsi e cambi', refunds: 'Rimborsi' },
    refund_conditions: {
      unused: 'non è stato usato',
      'original-packaging': 'è nell’imballo originale',
      'proof-of-purchase': 'è allegata la prova d’acquisto',
      complete: 'è completo',
    },
  },
  nl: {
    title: { exchange: 'Terugbetaling en omruiling', refunds: 'Terugbetaling' },
    refund_conditions: {
      unused: 'de goederen zijn ongebruikt',
      'original-packaging': 'de goederen zitten in de originele verpakking',
      'proof-of-purchase': 'een aankoopbewijs is bijgevoegd',
      complete: 'de goederen zijn compleet',
    },
  },
};

/** Voluntary refunds stand beside statutory rights (Art. 17(1) Directive (EU) 2019/771 by analogy); no 'no refunds' statement (reg. 5 CPUT, s. 29(1)(m) ACL, art. L. 121-2 C. conso.). CPA 2002 ss. 26, 40 and 50 with O. Reg. 17/05 (Ontario), ss. 54.8 to 54.14 CPA (Quebec). */
export const refunds = clause({
  id: 'tc.refunds',
  version: 2,
  price: paidUnless('ca_consumer'),
  when: (a) =>
    sellsAnything(a) &&
    (!onlyBrokers(a) || has(a.laws, 'ca_consumer') || (given(a.refunds) && a.refunds !== 'law-only')),
  parts: {
    law: {
      meets: [],
      when: (a) => !onlyBrokers(a) && (a.refunds === 'law-only' || a.refunds === undefined),
    },
    within: { meets: [], when: (a) => a.refunds === 'within-days' },
    any: { meets: [], when: (a) => a.refunds === 'any-reason' },
    policy: { meets: [], when: (a) => a.refunds === 'separate-policy' },
    same: { meets: [], when: (a) => a.exchange === 'same' && has(a.sells, 'goods') },
    swap: { meets: [], when: (a) => a.exchange === 'any' && has(a.sells, 'goods') },
    canada: { meets: ['on-oreg17-32', 'qc-cpa-54-4'], when: (a) => has(a.laws, 'ca_consumer') },
  },
  words,
  texts: import.meta.url,
  values: {
    sectionTitle: (c) => (exchanges(c.a) ? c.w.title.exchange : c.w.title.refunds),
    anyReasonDays: (c) => days(c, 'any_reason_days', 'dat'),
    refundDays: (c) => days(c, 'refund_days', 'dat'),
    refundConditions: (c) =>
      c.names(c.say.refund_conditions, c.w.refund_conditions, c.say['refund_conditions.own']),
  },
});
