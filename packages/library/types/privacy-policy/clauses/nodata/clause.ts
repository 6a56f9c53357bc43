import { regulation, underEither } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';

/**
 * A confirmed "none". What cannot be avoided (transmission, letters received) is told all the same, with ground
 * and need (Article 13(1)(c)-(d), (2)(a) and (e) GDPR, Cal. Bus. & Prof. Code § 22575(b)(1)).
 */
export const nodata = clause({
  id: 'pp.nodata',
  version: 3,
  when: (a) => a.pd_none_confirm === 'yes',
  ground: { answers: ['pd_none_confirm'] },
  parts: {
    none: { answers: ['pd_none_confirm'] },
    delivery: {
      meets: [
        'gdpr-13-1-c',
        'gdpr-13-2-a',
        'caloppa-22575-b1',
        'us-states-categories',
        'apple-5-1-1-i-a',
        'play-data',
      ],
    },
    letters: {
      meets: [
        'gdpr-13-1-c',
        'gdpr-13-2-a',
        'caloppa-22575-b1',
        'us-states-categories',
        'apple-5-1-1-i-a',
        'play-data',
      ],
    },
    basis: { meets: ['gdpr-13-1-c', 'gdpr-13-1-d'], when: (a) => underEither(a) },
    needed: { meets: ['gdpr-13-2-e'], when: (a) => underEither(a) },
  },
  texts: import.meta.url,
  values: {
    regulation,
  },
});
