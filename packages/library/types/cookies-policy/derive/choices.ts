/** What is suggested about the banner and the choice; the person can say otherwise. */
import { hasAny } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** Laws under which trackers wait for a yes: Art. 5(3) ePrivacy Directive, reg. 6 PECR, s. 8.1 of Quebec's Act. */
export const consentLaws = ['gdpr', 'eprivacy', 'uk_gdpr', 'quebec_25'] as const;

/** The CNIL and the Garante name six months; elsewhere a year is usual. */
export function derivedConsentMonths({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: [hasAny(answers, 'country', 'FR', 'IT') ? '6' : '12'] };
}

export function derivedBannerModel({ answers }: DeriveInput): { value: readonly string[] } {
  // The Brazilian authority recommends consent for all but necessary cookies (guide of 2022).
  if (hasAny(answers, 'laws', ...consentLaws, 'lgpd')) return { value: ['opt-in'] };
  return { value: [hasAny(answers, 'laws', 'ccpa_cpra') ? 'opt-out' : 'notice'] };
}

/** A banner comes with a way back to it; without one the browser remains. */
export function derivedRoute({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: [hasAny(answers, 'banner', 'none') ? 'browser' : 'link'] };
}
