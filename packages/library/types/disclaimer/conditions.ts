/** Questions that several clauses put to the answers. */
import type { DisclaimerQuestions } from './clause.ts';

type Places = {
  readonly [Q in 'country' | 'audience_regions']?: DisclaimerQuestions[Q] | undefined;
};

/** An owner in the United States who addresses nobody elsewhere. */
export function isOnlyAmerican({ country, audience_regions }: Places): boolean {
  return String(country) === 'US' && (audience_regions ?? []).every((region) => region === 'us');
}
