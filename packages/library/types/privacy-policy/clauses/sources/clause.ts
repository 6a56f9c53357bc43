import { has } from '@clausewright/engine/document/authoring';
import { dataTypeWords } from '../../words/pd-types.ts';
import { sourceDataWords, sourceWords } from '../../words/pd-sources.ts';
import { clause } from '../../clause.ts';
import { delivers, investigated, investigatedSources } from '../key-points.ts';

/**
 * Drafting note. Article 14(1)(d) and (2)(f) GDPR, Art. 19(3) FADP, 11 CCR § 7011(e)(1)(B). Public sources, brokers and
 * other people are named by the owner; what usually comes from the others is said as usual. types: the kinds of data that
 * come only from such sources.
 */
export const sources = clause({
  id: 'pp.sources',
  version: 4,
  when: (a) => a.pd_none_confirm !== 'yes',
  ground: { answers: ['pd_sources'] },
  parts: {
    person: { meets: ['ccpa-7011-e1B', 'apple-5-1-1-i-a'], when: (a) => has(a.pd_sources, 'person') },
    automatic: { meets: ['ccpa-7011-e1B', 'apple-5-1-1-i-a'], when: (a) => has(a.pd_sources, 'automatic') },
    social: {
      meets: ['gdpr-14-1-d', 'gdpr-14-2-f', 'ch-19-3', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'social-login') || a.social_login === 'yes',
    },
    partners: {
      meets: ['gdpr-14-1-d', 'gdpr-14-2-f', 'ch-19-3', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'partners') && delivers(a),
    },
    payers: {
      meets: ['gdpr-14-1-d', 'gdpr-14-2-f', 'ch-19-3', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'partners') && !delivers(a),
    },
    ads: {
      meets: ['gdpr-14-1-d', 'gdpr-14-2-f', 'ch-19-3', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'ad-networks'),
    },
    public: {
      meets: ['gdpr-14-2-f', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'public'),
    },
    brokers: {
      meets: ['gdpr-14-2-f', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'data-brokers'),
    },
    others: {
      meets: ['gdpr-14-2-f', 'ccpa-7011-e1B', 'apple-5-1-1-i-a'],
      when: (a) => has(a.pd_sources, 'employers-users'),
    },
    types: { meets: ['gdpr-14-1-d', 'ch-19-3'], when: (a) => has(a.pd_sources, ...investigated) },
  },
  words: { sources: sourceWords, passed: sourceDataWords, types: dataTypeWords },
  texts: import.meta.url,
  values: {
    investigatedSources,
    kindsFromOthers: (c) => c.names(c.say.pd_indirect_types, c.w.types, c.say['pd_indirect_types.own']),
  },
});
