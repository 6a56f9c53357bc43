import { vendorCategoryTexts as texts } from '../../../../shared/words/vendor-categories.ts';
import { lists, owesConsent, usesStatistics } from '../../uses.ts';
import { clause } from '../../clause.ts';
import { purpose, recipients } from '../duties.ts';
import {
  countsQuietly,
  othersMeasure,
  ownSoftware,
  providersWithTexts,
  quietProviders,
  runsItself,
} from '../provider-lists.ts';

/**
 * Art. 5(3) ePrivacy Directive for statistics. Without consent only audience measurement under the CNIL's conditions
 * of 4 July 2025: own purposes, anonymous results, 13 and 25 months; Schedule A1 PECR, paragraph 5. What counts without cookies gets
 * no identifier: its providers are named apart.
 */
export const statistics = clause({
  id: 'cp.statistics',
  version: 2,
  when: usesStatistics,
  ground: { answers: ['analytics', 'cookie_table'] },
  parts: {
    statistics: { meets: purpose },
    cookies: {
      answers: ['analytics_vendors', 'cookie_table'],
      when: (a) => othersMeasure(a) || runsItself(a) || lists(a, 'analytics') || !countsQuietly(a),
    },
    statisticsTools: { meets: recipients, when: (a) => a.analytics === 'yes' && othersMeasure(a) },
    quiet: { meets: recipients, when: (a) => a.analytics === 'yes' && countsQuietly(a) },
    self: { answers: ['analytics_vendors'], when: runsItself },
    anonymous: { meets: ['cnil-audience', 'uk-pecr-a1-stats'], when: (a) => a.anonymous_stats === 'yes' },
    statisticsConsent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: owesConsent },
  },
  words: { texts },
  texts: import.meta.url,
  values: {
    providerNames: (c) => providersWithTexts(c, 'analytics_vendors'),
    quietNames: quietProviders,
    ownSoftware,
  },
});
