/** Sensitive data under the acts of American states, as far as they agree (Va. Code § 59.1-575 and its sisters). */
import { type Context, has } from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../clause.ts';

/** Log-ins, accounts and official numbers count in California and, in part, in Connecticut only. */
export function countsInStates(a: Context<PrivacyQuestions>['a']): boolean {
  return (
    has(a.pd_types, 'health', 'location-precise') ||
    has(
      a.special_data,
      'health',
      'biometrics',
      'genetic',
      'ethnic-origin',
      'religion',
      'sex-life',
      'immigration',
      'neural',
    )
  );
}
