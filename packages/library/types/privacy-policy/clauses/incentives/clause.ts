import { given, paragraphs } from '@clausewright/engine/document/authoring';
import { underCcpa } from '../california-facts.ts';
import { clause } from '../../clause.ts';

/** Notice of financial incentive: Cal. Civ. Code § 1798.125(b), 11 CCR § 7016(d), § 7080-7081. Terms, value and method are the owner's words. */
export const incentives = clause({
  id: 'pp.incentives',
  version: 1,
  when: (a) => a.incentives === 'yes' && underCcpa(a),
  ground: { answers: ['incentives'] },
  parts: {
    notice: { meets: ['ccpa-7016'] },
    page: { answers: ['incentives_url'], when: (a) => given(a.incentives_url) },
  },
  texts: import.meta.url,
  values: {
    incentivesTerms: (c) => paragraphs(c.say.incentives_terms, c.language),
    incentivesValue: (c) => paragraphs(c.say.incentives_value, c.language),
  },
});
