import { hasAny, text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { digitalConsentAge } from '../../privacy-policy/derive/digital-consent-age.ts';

/** Age under which American law protects children (16 CFR § 312.2). */
const americanAge = 13;

/** The age that the Privacy Policy proposes too: two defaults of one owner never contradict each other. */
export function proposedAge({ answers }: DeriveInput): { value: readonly string[] } {
  const european = hasAny(answers, 'audience_regions', 'eu');
  return { value: [String(european ? digitalConsentAge(text(answers, 'country')) : americanAge)] };
}
