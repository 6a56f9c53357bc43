import type { Option } from '@clausewright/engine/questionnaire/definition';

/** Sources and recipients of health data, each offered only where it was chosen for any data. */
export const chosenSources = (
  [
    'person',
    'automatic',
    'social-login',
    'partners',
    'ad-networks',
    'public',
    'data-brokers',
    'employers-users',
  ] as const
).map((id) => ({ id, when: { has: ['pd_sources', id] as const } })) satisfies readonly Option[];

export const chosenRecipients = (
  [
    'service-providers',
    'authorities',
    'affiliates',
    'business-partners',
    'other-users',
    'acquirers',
    'advertisers',
    'consent',
  ] as const
).map((id) => ({ id, when: { has: ['share_with', id] as const } })) satisfies readonly Option[];
