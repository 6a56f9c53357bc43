import type { Context } from '@clausewright/engine/document/authoring';
import { vendorCellWords } from '../../../../shared/words/vendor-cells.ts';
import { advertises, onWebsite, usesEmbeds, usesNothing, usesSocial, usesStatistics } from '../../uses.ts';
import { clause, type CookiesQuestions } from '../../clause.ts';
import { knowsEachPeriod, knowsLongest, knowsPeriods, longestPeriod, usualPeriods } from '../periods.ts';
import { namesProviders, othersMeasure } from '../provider-lists.ts';

/** Statistics that run on the owner's own server give nobody access. */
function othersRead(a: Context<CookiesQuestions>['a']): boolean {
  return (
    namesProviders(a) ||
    advertises(a) ||
    usesSocial(a) ||
    usesEmbeds(a) ||
    (usesStatistics(a) && othersMeasure(a))
  );
}

const period = [
  'planet49-duration',
  'es-lssi-22-2-retention',
  'it-garante-2021-times',
  'at-tkg-165-storage',
  'br-anpd-cookies',
] as const;

/**
 * How long cookies operate and whether others may have access to them: CJEU C-673/17 (Planet49), para.
 * 75-81. Only a printed period meets the duty: that of the owner, or those of the catalogue where each provider has
 * one. Otherwise the criteria stand (Art. 13(2)(a) GDPR), and the list of duties says that the periods are missing.
 */
export const how = clause({
  id: 'cp.how',
  version: 2,
  when: (a) => !usesNothing(a),
  ground: { law: 'CJEU C-673/17 (Planet49), para. 75-81' },
  parts: {
    duration: { law: 'CJEU C-673/17 (Planet49), para. 75-81', when: onWebsite },
    stored: { law: 'CJEU C-673/17 (Planet49), para. 75-81' },
    longest: { meets: period, when: knowsLongest },
    periods: {
      answers: ['analytics_vendors', 'social_vendors', 'ad_vendors', 'remarketing_vendors', 'embeds'],
      when: knowsPeriods,
    },
    every: { meets: period, when: knowsEachPeriod },
    some: {
      answers: ['analytics_vendors', 'social_vendors', 'ad_vendors', 'remarketing_vendors', 'embeds'],
      when: (a) => !knowsEachPeriod(a),
    },
    criteria: {
      law: 'Regulation (EU) 2016/679, Art. 13(2)(a)',
      when: (a) => !knowsLongest(a) && !knowsPeriods(a),
    },
    browser: { answers: ['agreement_for'], when: onWebsite },
    own: { law: 'CJEU C-673/17 (Planet49), para. 75-81' },
    third: {
      meets: ['planet49-third-party', 'es-lssi-22-2', 'it-garante-2021'],
      when: othersRead,
    },
    nobody: {
      meets: ['planet49-third-party', 'es-lssi-22-2', 'it-garante-2021'],
      when: (a) => !othersRead(a),
    },
  },
  words: vendorCellWords,
  texts: import.meta.url,
  values: {
    longestPeriod,
    usualPeriods: (c, t) => usualPeriods(c, (provider, period) => t.snippet('usual', { provider, period })),
  },
});
