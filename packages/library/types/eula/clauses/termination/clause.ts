import {
  isBoughtForGood,
  isFirmware,
  isInBrowser,
  isPaid,
  isSubscribed,
  runsWithSubscription,
} from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Directive 93/13/EEC, Annex 1(f)-(g); Article R212-2 Code de la consommation: no ending at will of what was paid for.
export const termination = clause({
  id: 'eu.termination',
  version: 4,
  ground: { law: '§ 314(1) BGB; Directive 93/13/EEC, Annex 1(f)' },
  parts: {
    installed: {
      meets: ['practice-eu-term'],
      answers: ['delivered_via'],
      when: (a) => !runsWithSubscription(a) && !isInBrowser(a) && !isFirmware(a),
    },
    browser: {
      meets: ['practice-eu-term'],
      answers: ['delivered_via'],
      when: (a) => !runsWithSubscription(a) && isInBrowser(a),
    },
    device: {
      meets: ['practice-eu-term'],
      answers: ['software_kind'],
      when: (a) => !runsWithSubscription(a) && !isInBrowser(a) && isFirmware(a),
    },
    cancel: {
      meets: ['practice-eu-term'],
      answers: ['licence_kind', 'term'],
      when: (a) => runsWithSubscription(a),
    },
    removal: { answers: ['delivered_via'], when: (a) => !isInBrowser(a) && !isFirmware(a) },
    subscription: {
      answers: ['licence_kind', 'purchases'],
      when: (a) => isSubscribed(a) && !runsWithSubscription(a),
    },
    breach: { meets: ['practice-eu-term'] },
    notice: {
      answers: ['end_notice', 'end_notice_days'],
      when: (a) => a.end_notice === 'notice' && !isBoughtForGood(a),
    },
    anyTime: { answers: ['end_notice'], when: (a) => a.end_notice === 'any-time' && !isBoughtForGood(a) },
    paid: {
      law: 'Directive 93/13/EEC, Annex 1(f); § 346 BGB',
      when: (a) =>
        isPaid(a) && !isBoughtForGood(a) && (a.end_notice === 'notice' || a.end_notice === 'any-time'),
    },
    copies: {
      meets: ['practice-eu-term'],
      answers: ['delivered_via'],
      when: (a) => !isInBrowser(a) && !isFirmware(a),
    },
  },
  texts: import.meta.url,
});
