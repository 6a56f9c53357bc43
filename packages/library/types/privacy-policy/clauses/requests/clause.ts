import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { underEither } from '../../words/regulation.ts';
import { requestWays } from '../../words/request-ways.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** Sections of other laws have periods of their own; these two share ours. */
function speaksOfOtherPlaces({ laws }: Context<PrivacyQuestions>['a']): boolean {
  return laws?.some((law) => law !== 'gdpr' && law !== 'uk_gdpr') === true;
}

const waysMeet = [
  'caloppa-22575-b2',
  'ch-19-2',
  'ccpa-7011-e3-methods',
  'us-states-contact',
  'apple-5-1-1-i-c',
] as const;

/** A single way is told in a sentence, unless it ends with an address as it was typed. */
function hasOneWay({ request_channels, request_online }: Context<PrivacyQuestions>['a']): boolean {
  return request_channels?.length === 1 && !has(request_channels, 'post') && !given(request_online);
}

/**
 * Drafting note. rules: Article 12(2)-(6) GDPR and UK GDPR. one and several: Cal. Bus. & Prof. Code § 22575(b)(2), 11 CCR §§
 * 7011(e)(3), 7020, Art. 19 FADP and the acts of the states. elsewhere: periods of the section on the law of a place prevail
 * (decision 025).
 */
export const requests = clause({
  id: 'pp.requests',
  version: 4,
  ground: { answers: ['request_channels'] },
  parts: {
    one: { meets: waysMeet, when: hasOneWay },
    several: { meets: waysMeet, when: (a) => !hasOneWay(a) },
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
