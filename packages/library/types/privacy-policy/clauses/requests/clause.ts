import type { Context } from '@clausewright/engine/document/authoring';
import { underEither } from '../../words/regulation.ts';
import { requestWays } from '../../../../shared/words/request-ways.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** Sections of other laws have periods of their own; these two share ours. */
function speaksOfOtherPlaces({ laws }: Context<PrivacyQuestions>['a']): boolean {
  return laws?.some((law) => law !== 'gdpr' && law !== 'uk_gdpr') === true;
}

/**
 * Drafting note. rules: Article 12(2)-(6) GDPR and UK GDPR. ways: Cal. Bus. & Prof. Code § 22575(b)(2), 11 CCR §§
 * 7011(e)(3), 7020, Art. 19 FADP and the acts of the states. elsewhere: periods of the section on the law of a place prevail
 * (decision 025).
 */
export const requests = clause({
  id: 'pp.requests',
  version: 3,
  ground: { answers: ['request_channels'] },
  parts: {
    ways: {
      meets: ['caloppa-22575-b2', 'ch-19-2', 'ccpa-7011-e3-methods', 'us-states-contact', 'apple-5-1-1-i-c'],
    },
    rules: { meets: ['gdpr-12-2-4'], when: underEither },
    elsewhere: {
      law: 'Regulation (EU) 2016/679, Art. 12(3)',
      when: (a) => underEither(a) && speaksOfOtherPlaces(a),
    },
  },
  texts: import.meta.url,
  values: {
    requestWays,
  },
});
