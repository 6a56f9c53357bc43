import { has } from '@clausewright/engine/document/authoring';
import { soldInStores } from '../../conditions.ts';
import { days } from '../../words/spans.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

/** § 309 no. 9 BGB binds the terms of an owner under German law towards every consumer, and others towards those in Germany. */
export function isGerman(a: Given): boolean {
  const law: string = a.governing_law ?? '';
  return law === 'DE';
}

export function renewsInUnion(a: Given): boolean {
  return has(a.laws, 'eu_consumer') && has(a.sells, 'subscriptions') && a.auto_renew === 'yes';
}

/**
 * § 309 no. 9 BGB for an owner under German law, art. VI.91 CDE (the last day to object); Cal. B&P 17602. Other countries of
 * the Union have tc.renewal_countries. A reminder of so many days suits long periods alone: a month is over before it. Where a
 * store bills, nobody of ours charges or writes before it.
 */
export const renewal = clause({
  id: 'tc.renewal',
  version: 5,
  when: (a) => has(a.sells, 'subscriptions'),
  ground: { answers: ['auto_renew'] },
  parts: {
    auto: {
      meets: ['ca-arl-17602', 'crd-6-1-o'],
      answers: ['auto_renew'],
      when: (a) => a.auto_renew === 'yes',
    },
    charge: { answers: ['agreement_for', 'app_stores'], when: (a) => !soldInStores(a) },
    store: { answers: ['agreement_for', 'app_stores'], when: (a) => soldInStores(a) },
    remind: {
      answers: ['renew_notice'],
      when: (a) => a.auto_renew === 'yes' && has(a.sub_periods, 'year', 'other') && !soldInStores(a),
    },
    none: {
      meets: ['crd-6-1-o', 'fr-l215-1', 'es-97-p', 'be-vi-91'],
      answers: ['auto_renew'],
      when: (a) => a.auto_renew !== 'yes',
    },
    german: { law: '§ 309 no. 9 BGB', when: (a) => renewsInUnion(a) && isGerman(a) },
    // What single countries want stands apart, for their readers.
    countries: { law: '§ 309 no. 9 BGB; art. L. 215-1 C. conso.', when: renewsInUnion },
    object: { law: 'art. VI.91 CDE', when: renewsInUnion },
    states: {
      meets: ['us-arl-other', 'rosca-8403'],
      promise: 'renewal_consent_us',
      when: (a) => has(a.laws, 'us_renewal') && a.auto_renew === 'yes' && !soldInStores(a),
    },
    yearly: {
      meets: ['us-arl-other'],
      promise: 'renewal_reminder_us',
      when: (a) => has(a.laws, 'us_renewal') && a.auto_renew === 'yes' && !soldInStores(a),
    },
  },
  texts: import.meta.url,
  values: {
    reminderTime: (c) => days(c, 'renew_notice', 'akk'),
  },
});
