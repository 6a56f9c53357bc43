import { vendorCategoryTexts as texts } from '../../../../shared/words/vendor-categories.ts';
import { owesConsent, usesStatistics } from '../../uses.ts';
import { clause } from '../../clause.ts';
import { purpose, recipients } from '../duties.ts';
import { othersMeasure, ownSoftware, providersWithTexts, runsItself } from '../provider-lists.ts';

/**
 * Art. 5(3) ePrivacy Directive for statistics. Without consent only audience measurement under the CNIL's conditions
 * of 4 July 2025: own purposes, anonymous results, 13 and 25 months; Schedule A1 PECR, paragraph 5.
 */
export const statistics = clause({
  id: 'cp.statistics',
  version: 1,
  when: usesStatistics,
  ground: { answers: ['analytics', 'cookie_table'] },
  parts: {
    statistics: { meets: purpose },
    statisticsTools: { meets: recipients, when: (a) => a.analytics === 'yes' && othersMeasure(a) },
    self: { answers: ['analytics_vendors'], when: runsItself },
    anonymous: { meets: ['cnil-audience', 'uk-pecr-a1-stats'], when: (a) => a.anonymous_stats === 'yes' },
    statisticsConsent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: owesConsent },
  },
  words: { texts },
  texts: import.meta.url,
  values: {
    providerNames: (c) => providersWithTexts(c, 'analytics_vendors'),
    ownSoftware,
  },
});
