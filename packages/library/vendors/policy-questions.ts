import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { VendorCategory } from './vendor.ts';

/** The agreements that speak of what a banner asks for. */
export const policyTypes = ['PRIVACY_POLICY', 'COOKIES_POLICY'] as const;
export type PolicyType = (typeof policyTypes)[number];

export function isPolicyType(type: AgreementType): type is PolicyType {
  return policyTypes.some((one) => one === type);
}

/** A question that names vendors, the categories that it offers, and the yes or no that it stands under. */
export interface VendorQuestion {
  question: string;
  categories: readonly VendorCategory[];
  gate?: string;
}

/** What a policy asks about vendors; a test holds it against the questionnaires. */
export const policyQuestions: Readonly<Record<PolicyType, readonly VendorQuestion[]>> = {
  PRIVACY_POLICY: [
    { question: 'analytics_vendors', categories: ['analytics'], gate: 'analytics' },
    { question: 'session_replay_vendors', categories: ['session_replay'], gate: 'session_replay' },
    { question: 'email_vendors', categories: ['email'], gate: 'emails' },
    { question: 'payment_vendors', categories: ['payments'], gate: 'payments' },
    { question: 'ad_vendors', categories: ['ads'], gate: 'ads' },
    { question: 'remarketing_vendors', categories: ['remarketing'], gate: 'remarketing' },
    { question: 'social_login_vendors', categories: ['social_login'], gate: 'social_login' },
    { question: 'social_plugins', categories: ['social'] },
    {
      question: 'other_vendors',
      categories: [
        'hosting_cdn',
        'security',
        'embeds',
        'support_crm',
        'shop_site',
        'site_software',
        'errors',
        'push',
        'ai',
        'shipping',
      ],
    },
    { question: 'ai_vendors', categories: ['ai'] },
  ],
  COOKIES_POLICY: [
    { question: 'analytics_vendors', categories: ['analytics', 'session_replay'], gate: 'analytics' },
    { question: 'social_vendors', categories: ['social_login', 'social'], gate: 'social_media' },
    { question: 'ad_vendors', categories: ['ads'], gate: 'ads' },
    { question: 'remarketing_vendors', categories: ['remarketing'], gate: 'remarketing' },
    { question: 'embeds', categories: ['embeds', 'security', 'support_crm'] },
  ],
};
