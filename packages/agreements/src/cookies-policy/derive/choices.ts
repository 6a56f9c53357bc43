/** What is suggested about the banner and the choice; the person can say otherwise. */
import { hasAny } from '../../law/answer-reading.ts';
import type { DeriveInput } from '../../questionnaire/definition.ts';

/** Laws under which nothing but the strictly necessary may be stored before a yes. */
export const consentLaws = ['gdpr', 'eprivacy', 'uk_gdpr'] as const;

/** The CNIL and the Garante name six months; elsewhere a year is usual. */
export function derivedConsentMonths({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: [hasAny(answers, 'country', 'FR', 'IT') ? '6' : '12'] };
}

export function derivedBannerModel({ answers }: DeriveInput): { value: readonly string[] } {
  if (hasAny(answers, 'laws', ...consentLaws)) return { value: ['opt-in'] };
  return { value: [hasAny(answers, 'laws', 'ccpa_cpra') ? 'opt-out' : 'notice'] };
}

/** A banner comes with a way back to it; without one the browser remains. */
export function derivedRoute({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: [hasAny(answers, 'banner', 'none') ? 'browser' : 'link'] };
}
