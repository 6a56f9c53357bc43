import { clause, type Given } from '../../clause.ts';
import { isPublicIn, isPublicInEea, isUnderAct, listsBarriers } from '../regimes.ts';

/** How a service meets the requirements, whatever the law calls it. */
const told = ['as-eaa-c', 'as-wad-status', 'as-fr-status', 'as-us-ada'] as const;

type Measure = 'guidelines' | 'rgaa' | 'royal-decree';

function measureOf(a: Given): Measure {
  if (isPublicIn('FR')(a)) return 'rgaa';
  return isPublicIn('ES')(a) ? 'royal-decree' : 'guidelines';
}

/** Annex V(1)(c) of Directive (EU) 2019/882; Annex of Implementing Decision (EU) 2018/1523, with its three words for the state, which article 47 of loi 2005-102 and reg. 8 SI 2018/952 share; the model measures against the law of the country, which is named where it says against what. Only people show conformity (Article 6 of Directive 2005/29/EC): with a tool alone nobody can answer “full”. EN 301 549 V3.2.1 takes over WCAG 2.1, level AA, for web pages; it is cited under Directive (EU) 2016/2102 alone (Implementing Decision (EU) 2021/1339). */
export const status = clause({
  id: 'as.status',
  version: 1,
  ground: { answers: ['accessibility_standard', 'conformance'] },
  parts: {
    old: { answers: ['accessibility_standard'], when: (a) => a.accessibility_standard !== 'wcag-2-2' },
    new: { answers: ['accessibility_standard'], when: (a) => a.accessibility_standard === 'wcag-2-2' },
    norm: {
      law: 'Directive (EU) 2016/2102, Art. 6; Implementing Decision (EU) 2021/1339',
      when: (a) => isUnderAct(a) || isPublicInEea(a),
    },
    full: {
      meets: [...told, 'as-wad-content'],
      answers: ['conformance'],
      when: (a) => a.conformance === 'full',
    },
    partial: { meets: told, answers: ['conformance'], when: (a) => a.conformance === 'partial' },
    none: { meets: told, answers: ['conformance'], when: (a) => a.conformance === 'none' },
    unassessed: {
      answers: ['assessment'],
      when: (a) => a.conformance === 'none' && a.assessment === 'none',
    },
    unknown: {
      // Annex V wants the state described; that nobody knows it is no description.
      meets: ['as-us-ada'],
      answers: ['conformance'],
      when: (a) => a.conformance === 'unknown',
    },
    listed: { answers: ['barriers'], when: listsBarriers },
  },
  texts: import.meta.url,
  values: {
    measure: ({ a }, t) => t.phrases<Measure>('measure')[measureOf(a)],
  },
});
