/** The operator's own privacy policy, written by our own engine from the configuration. */
import { assemble, finish } from '@clausewright/agreements/clauses';
import {
  type Answers,
  evaluate,
  normalizeUrl,
  questionnaires,
} from '@clausewright/agreements/questionnaires';
import type { Plain } from '@clausewright/agreements/tree';
import { type Language, languages } from '@clausewright/contract';
import type { Config } from '../config.ts';

/** Raised when what the product does with personal data changes, and with it the answers below. */
export const ownPolicyVersion = { number: 1, day: '2026-11-21' } as const;

export type OwnPolicyConfig = Pick<Config, 'operator' | 'publicUrl' | 'uiLanguages' | 'smtpUrl'>;

/**
 * The document in each language; null while the operator has not said who he is, because a policy
 * without a controller is none (GDPR, Article 13(1)(a)).
 */
export function ownPrivacyPolicy(config: OwnPolicyConfig): ReadonlyMap<Language, Plain> | null {
  const answers = answersOf(config);
  const questionnaire = questionnaires.PRIVACY_POLICY;
  if (answers === null || questionnaire === undefined) return null;
  const today = ownPolicyVersion.day;
  const { valid, relevant, errors } = evaluate(questionnaire, answers, { today });
  if (!valid) throw new Error(`own policy: ${errors.map(({ path }) => path).join(', ')} not answered`);
  return new Map(
    languages.map((language) => [
      language,
      finish(assemble('PRIVACY_POLICY', relevant, { language, today, blanks: false })).document,
    ]),
  );
}

/** What an instance of this product does with personal data, as its owner would answer the wizard. */
function answersOf({ operator, publicUrl, uiLanguages }: OwnPolicyConfig): Answers | null {
  const { name, legalName, address, email, country, state, hostingCountry, vat } = operator;
  if (legalName === undefined || address === undefined || email === undefined || country === undefined) {
    return null;
  }
  return {
    agreement_for: ['website'],
    // A trial on localhost has no address that a document could name.
    website_url: isSiteAddress(publicUrl) ? publicUrl : `https://${email.slice(email.indexOf('@') + 1)}`,
    website_name: name,
    site_kind: ['saas'],
    entity_type: 'business',
    business_name: legalName,
    business_address: address,
    country,
    ...(state === undefined ? {} : { state }),
    ...(vat === undefined ? {} : { vat_id: vat }),
    us_size: 'no',
    consumer_type: 'both',
    // Accounts, profiles, and what people write into their documents.
    pd_types: ['email', 'name', 'username-password', 'phone', 'government-id', 'user-content'],
    special_data: ['none'],
    social_login: 'no',
    ugc: 'no',
    location_use: 'none',
    usage_data: 'no',
    // Nothing is bought in: no statistics, no advertising, no letters but those about the account.
    analytics: 'no',
    emails: 'no',
    payments: 'no',
    ads: 'no',
    remarketing: 'no',
    ai_features: ['none'],
    hosting_country: [hostingCountry ?? country],
    retention_mode: 'general',
    security_mode: 'list',
    security_measures: [...(publicUrl.startsWith('https:') ? ['tls'] : []), 'access-control'],
    request_channels: ['email', 'account-settings'],
    request_email: email,
    dpo: 'none',
    kids: 'not-directed',
    min_age: 18,
    dnt: 'not-supported',
    cookie_section: 'short',
    effective_date: ownPolicyVersion.day,
    document_languages: [...uiLanguages],
    change_notice_days: '30',
    change_notice_channels: ['page', 'email'],
    delivery_email: email,
  };
}

function isSiteAddress(url: string): boolean {
  return normalizeUrl(url) !== null;
}
