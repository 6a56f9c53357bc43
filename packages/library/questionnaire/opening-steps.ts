import type { AgreementType } from '@clausewright/contract/agreement-types';

interface LaterSteps {
  /** Of the questionnaire. */
  version: number;
  /** Each step after the first, with the id of one of its questions. */
  steps: Readonly<Record<string, string>>;
}

/**
 * What a page has to know of later steps while the first is asked: opening.test.ts compares it with the definitions,
 * which come later. Of the types that begin with where the agreement is used, and whose steps do not depend on it.
 */
export const laterSteps: Partial<Record<AgreementType, LaterSteps>> = {
  PRIVACY_POLICY: {
    version: 2,
    steps: {
      business: 'entity_type',
      data: 'pd_types',
      use: 'purposes',
      sharing: 'share_with',
      rights: 'request_channels',
      finalize: 'document_languages',
    },
  },
  COOKIES_POLICY: {
    version: 2,
    steps: {
      business: 'entity_type',
      technologies: 'consent_source',
      tools: 'analytics',
      choices: 'banner',
      finalize: 'document_languages',
    },
  },
  TERMS_CONDITIONS: {
    version: 2,
    steps: {
      business: 'entity_type',
      accounts: 'accounts',
      selling: 'sells',
      rules: 'own_ip',
      disputes: 'governing_law',
      finalize: 'document_languages',
    },
  },
  DISCLAIMER: {
    version: 1,
    steps: {
      business: 'entity_type',
      content: 'content_author',
      topics: 'd_no_resp',
      income: 'd_affiliate',
      service: 'd_availability',
      finalize: 'document_languages',
    },
  },
};
