import { consentMode } from '../../../shared/questions/consent-mode.ts';
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { consentLaws, derivedBannerModel, derivedConsentMonths, derivedRoute } from '../derive/choices.ts';

/** A yes that is only assumed is none where consent is owed (Art. 4(11) GDPR). */
const noConsentOwed: Condition = {
  not: { any: consentLaws.map((law) => ({ has: ['laws', law] as const })) },
};
const measuresOrAdvertises: Condition = {
  any: [{ eq: ['analytics', 'yes'] }, { eq: ['ads', 'yes'] }, { eq: ['remarketing', 'yes'] }],
};
const advertises: Condition = { any: [{ eq: ['ads', 'yes'] }, { eq: ['remarketing', 'yes'] }] };

/** Signals of the browser have a legal meaning in American states only. */
const american: Condition = { has: ['audience_regions', 'us'] };

export const choicesStep = [
  {
    id: 'banner',
    kind: 'choice',
    since: 1,
    options: [
      {
        id: 'another',
        questions: [
          {
            id: 'banner_model',
            kind: 'choice',
            level: 'detail',
            since: 1,
            derive: derivedBannerModel,
            options: [
              { id: 'opt-in' },
              { id: 'by-region' },
              { id: 'opt-out', when: noConsentOwed },
              { id: 'notice', when: noConsentOwed },
            ],
          },
          {
            id: 'consent_months',
            kind: 'num',
            level: 'detail',
            since: 1,
            min: 1,
            max: 24,
            // A notice asks for nothing that could be remembered.
            when: { not: { eq: ['banner_model', 'notice'] } },
            derive: derivedConsentMonths,
          },
        ],
      },
      { id: 'none' },
    ],
  },
  {
    id: 'withdraw_route',
    kind: 'multi',
    since: 1,
    min: 1,
    derive: derivedRoute,
    options: [{ id: 'link' }, { id: 'button' }, { id: 'browser' }],
  },
  {
    id: 'gcm',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: measuresOrAdvertises,
    yes: consentMode(2),
  },
  {
    id: 'tcf',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: advertises,
    yes: [{ id: 'tcf_cmp_id', kind: 'text', required: false, since: 1, max: 20 }],
  },
  {
    id: 'gpc',
    kind: 'choice',
    level: 'detail',
    required: false,
    since: 1,
    when: american,
    options: [{ id: 'honoured' }, { id: 'honoured-shown' }, { id: 'not-honoured' }],
  },
  {
    id: 'dnt',
    kind: 'choice',
    level: 'detail',
    required: false,
    since: 1,
    when: american,
    options: [{ id: 'not-supported' }, { id: 'supported' }],
  },
  { id: 'browser_help', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'privacy_url', kind: 'url', since: 1 },
] as const satisfies readonly Question[];
