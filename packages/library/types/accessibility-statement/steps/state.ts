/** What the service is, how accessible it is, and how people are heard. */
import type { Question } from '@clausewright/engine/questionnaire/definition';
import {
  assessed,
  assessedByPeople,
  bound,
  limited,
  publicBody,
  publicInBritain,
  publicInEea,
  publicInFrance,
  underAct,
} from '../derive/regimes.ts';

/** Annex V(1)(a) and (b) of Directive (EU) 2019/882. */
export const serviceStep = [
  { id: 'service_description', kind: 'area', since: 1, max: 1500, perLanguage: true, when: underAct },
  {
    id: 'service_steps',
    kind: 'multi',
    since: 1,
    min: 1,
    when: underAct,
    options: [
      { id: 'search' },
      { id: 'basket' },
      { id: 'booking' },
      { id: 'account' },
      { id: 'guest' },
      { id: 'payment-page' },
      { id: 'confirmation' },
      { id: 'change' },
      { id: 'people' },
    ],
  },
] as const satisfies readonly Question[];

export const stateStep = [
  {
    id: 'accessibility_standard',
    kind: 'choice',
    since: 1,
    // Reg. 9 SI 2018/952, as SI 2022/1097 put it: the guidelines as they are amended from time to time.
    options: [{ id: 'wcag-2-1', when: { not: publicInBritain } }, { id: 'wcag-2-2' }],
  },
  {
    id: 'assessment',
    kind: 'choice',
    since: 1,
    options: [
      // Implementing Decision (EU) 2018/1523: public bodies assess themselves or let others do it.
      { id: 'none', when: { any: [{ not: publicBody }, publicInFrance] } },
      { id: 'tool', when: { not: publicBody } },
      { id: 'self' },
      { id: 'external', questions: [{ id: 'assessment_by', kind: 'text', since: 1, max: 200 }] },
    ],
  },
  { id: 'assessment_day', kind: 'date', since: 1, when: assessed },
  { id: 'assessment_url', kind: 'url', level: 'detail', required: false, since: 1, when: assessed },
  {
    id: 'conformance',
    kind: 'choice',
    since: 1,
    options: [
      { id: 'full', when: assessedByPeople },
      { id: 'partial', when: assessed },
      { id: 'none', when: { any: [assessed, publicBody] } },
      // The model of public bodies knows three states, and this is none of them.
      { id: 'unknown', when: { not: { any: [assessedByPeople, publicBody] } } },
    ],
  },
  {
    id: 'barriers',
    kind: 'group',
    since: 1,
    min: 1,
    max: 30,
    title: 'barrier',
    when: limited,
    questions: [
      { id: 'barrier', kind: 'text', since: 1, max: 300, perLanguage: true },
      {
        id: 'barrier_reason',
        kind: 'choice',
        since: 1,
        options: [
          { id: 'mending' },
          // Articles 14 and 5 of the two directives; nobody else relies on them.
          { id: 'burden', when: bound },
          { id: 'alteration', when: underAct },
          { id: 'outside', when: bound },
          { id: 'other', when: { not: bound } },
        ],
      },
      {
        id: 'barrier_by',
        kind: 'date',
        required: false,
        since: 1,
        when: { eq: ['barrier_reason', 'mending'] },
      },
      { id: 'barrier_instead', kind: 'text', required: false, since: 1, max: 300, perLanguage: true },
    ],
  },
  {
    id: 'accessibility_measures',
    kind: 'multi',
    since: 1,
    min: 1,
    options: [
      { id: 'training' },
      { id: 'components' },
      { id: 'release-tests' },
      { id: 'yearly-check' },
      { id: 'user-tests' },
      { id: 'suppliers' },
      // Annex V(3): a service of the act shows how it stays accessible.
      { id: 'none', exclusive: true, when: { not: underAct } },
    ],
  },
] as const satisfies readonly Question[];

export const feedbackStep = [
  { id: 'feedback_days', kind: 'num', level: 'detail', required: false, since: 1, min: 1, max: 30 },
  // Article 9 of Directive (EU) 2016/2102; the United Kingdom has bodies for all.
  { id: 'enforcement_body', kind: 'area', since: 1, max: 500, when: publicInEea },
  { id: 'enforcement_url', kind: 'url', since: 1, when: publicInEea },
  { id: 'reviewed_day', kind: 'date', level: 'detail', required: false, since: 1, when: publicBody },
  {
    id: 'accessibility_plan_url',
    kind: 'url',
    level: 'detail',
    required: false,
    since: 1,
    when: publicInFrance,
  },
] as const satisfies readonly Question[];
