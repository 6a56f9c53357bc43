import { sourceDataWords } from '../../words/pd-sources.ts';
import { clause } from '../../clause.ts';
import { providers } from '../provider-lists.ts';

/**
 * Drafting note. Article 14(1)(d) and (2)(f) GDPR: what comes from the provider of the account, worded as usual, for the
 * settings there decide. told: what the provider learns; as to that it is a controller of its own (Article 4(7)). use: Meta's
 * Platform Terms § 4 want the purpose and the way to deletion told.
 */
export const social = clause({
  id: 'pp.social',
  version: 3,
  when: (a) => a.social_login === 'yes',
  ground: { answers: ['social_login'] },
  parts: {
    list: { meets: ['gdpr-14-2-f'] },
    data: { meets: ['gdpr-14-1-d', 'caloppa-22575-b1', 'meta-platform-terms'] },
    use: { meets: ['meta-platform-terms'] },
    told: { law: 'Regulation (EU) 2016/679, Art. 4(7)' },
  },
  words: sourceDataWords,
  texts: import.meta.url,
  values: {
    providerNames: (c) => providers(c, 'social_login_vendors'),
  },
});
