import { has } from '@clausewright/engine/document/authoring';
import { soldInStores } from '../../conditions.ts';
import { paidUnless } from '../../paid-unless.ts';
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
 * § 309 no. 9 BGB and art. 6:236(j) BW (after the first term indefinite, one month's notice), arts. L. 215-1 to L. 215-4 C. conso. (notice 3 to 1
 * months before; free exit), arts. 62 and 97(1)(p) TRLGDCU (notice 15 days before the charge, Ley 10/2025), art. 6:236(k) BW, art. VI.91 CDE (two months), art. 65-bis cod. cons.; Cal. B&P 17602.
 * Art. L. 215-4 wants these articles reproduced: tc.renewal_fr does so in French, the other languages restate the first. A
 * reminder of so many days suits long periods alone: a month is over before it. Where a store bills, nobody of ours charges or
 * writes before it: what the law gives without a notice is told, and that the notice to Spain comes from either.
 */
export const renewal = clause({
  id: 'tc.renewal',
  version: 3,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
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
    abroad: { law: '§ 309 no. 9 BGB; art. 6:236(j) BW', when: (a) => renewsInUnion(a) && !isGerman(a) },
    object: { law: 'art. VI.91 CDE', when: renewsInUnion },
    belgium: { law: 'art. VI.91 CDE', when: renewsInUnion },
    spain: {
      meets: ['es-97-p'],
      promise: 'renewal_notice_spain',
      when: (a) => renewsInUnion(a) && !soldInStores(a),
    },
    storeSpain: {
      meets: ['es-97-p'],
      promise: 'renewal_notice_spain',
      when: (a) => renewsInUnion(a) && soldInStores(a),
    },
    france: { meets: ['fr-l215-1'], when: (a) => renewsInUnion(a) && !soldInStores(a) },
    italy: { law: 'art. 65-bis cod. cons.', when: (a) => renewsInUnion(a) && !soldInStores(a) },
    unwarned: {
      meets: ['fr-l215-1'],
      law: 'art. L. 215-1 C. conso.; art. 65-bis cod. cons.',
      when: (a) => renewsInUnion(a) && soldInStores(a),
    },
    states: {
      meets: ['us-arl-other', 'rosca-8403'],
      promise: 'renewal_consent_us',
      when: (a) => has(a.laws, 'us_renewal') && a.auto_renew === 'yes' && !soldInStores(a),
    },
    franceNotice: {
      meets: ['fr-l215-1'],
      promise: 'renewal_notice_france',
      languages: ['de', 'en', 'es', 'it', 'nl'],
    },
    italyNotice: { meets: ['crd-6-1-o'], promise: 'renewal_notice_italy' },
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
