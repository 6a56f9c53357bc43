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
  parts: {
    installed: {
      meets: ['practice-eu-term'],
      when: (a) => !runsWithSubscription(a) && !isInBrowser(a) && !isFirmware(a),
    },
    browser: { meets: ['practice-eu-term'], when: (a) => !runsWithSubscription(a) && isInBrowser(a) },
    device: {
      meets: ['practice-eu-term'],
      when: (a) => !runsWithSubscription(a) && !isInBrowser(a) && isFirmware(a),
    },
    cancel: { meets: ['practice-eu-term'], when: (a) => runsWithSubscription(a) },
    removal: { meets: [], when: (a) => !isInBrowser(a) && !isFirmware(a) },
    subscription: { meets: [], when: (a) => isSubscribed(a) && !runsWithSubscription(a) },
    breach: { meets: ['practice-eu-term'] },
    notice: { meets: [], when: (a) => a.end_notice === 'notice' && !isBoughtForGood(a) },
    anyTime: { meets: [], when: (a) => a.end_notice === 'any-time' && !isBoughtForGood(a) },
    paid: {
      meets: [],
      when: (a) =>
        isPaid(a) && !isBoughtForGood(a) && (a.end_notice === 'notice' || a.end_notice === 'any-time'),
    },
    copies: { meets: ['practice-eu-term'], when: (a) => !isInBrowser(a) && !isFirmware(a) },
  },
  texts: import.meta.url,
});
