import { belowStateThresholds } from '../shared/questions/us-sizes.ts';
import type { Answers, Row } from '@clausewright/engine/questionnaire/definition';
import { customSections } from './sections/section.ts';
import { paymentPagesSection } from './sections/payment-pages.ts';
import { browserStorage } from './browser-storage.ts';
import { getDocumentUrl, type Identified, sharedAnswers } from './shared-answers.ts';

/** What the app keeps in browsers. It asks for no consent because it stores only what people asked for (Article 5(3) ePrivacy Directive). */
export function cookiesAnswers(facts: Identified): Answers {
  return {
    ...sharedAnswers(facts),
    ...belowStateThresholds,
    consent_source: 'typed',
    cookie_table: browserStorage.map((one) => rowOf(facts, one)),
    storage_kinds: ['cookies', 'local-storage', 'session-storage'],
    cat_essential: 'yes',
    cat_acceptance: 'no',
    cat_functionality: 'yes',
    analytics: 'no',
    social_media: 'no',
    ads: 'no',
    remarketing: 'no',
    banner: 'none',
    withdraw_route: ['browser'],
    privacy_url: getDocumentUrl(facts, 'PRIVACY_POLICY'),
    ...(facts.paymentVendors.length === 0 ? {} : customSections({ payment: paymentPagesSection })),
  };
}

function rowOf(
  facts: Identified,
  { id, names, category, lasts, purpose }: (typeof browserStorage)[number],
): Row {
  return {
    _id: id,
    cookie_name: names,
    cookie_provider: facts.name,
    cookie_purpose: { ...purpose },
    cookie_category: category,
    cookie_party: 'first',
    cookie_country: facts.country,
    cookie_lasts: lasts,
    ...(lasts === 'period' ? { cookie_duration: { amount: 1, unit: 'years' } } : {}),
  };
}
