import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { documentsSection } from './sections/documents.ts';
import { plansSection } from './sections/plans.ts';
import { processingSection } from './sections/processing.ts';
import { customSections } from './sections/section.ts';
import {
  contentContact,
  disputeBodies,
  getDocumentUrl,
  type Identified,
  sharedAnswers,
} from './shared-answers.ts';

const currencies = ['EUR', 'GBP', 'USD', 'CHF', 'CAD', 'AUD'];

/** What an instance sells and to which rules. */
export function termsAnswers(facts: Identified): Answers {
  const { email, state, currency, paymentVendors } = facts;
  return {
    ...sharedAnswers(facts),
    document_title: 'terms-of-use',
    site_kind: ['saas', 'digital-goods'],
    accounts: 'yes',
    min_age: 18,
    // A hosted document is what its owner made of it.
    ugc: 'yes',
    infringement_email: email,
    // The software is free under the MIT licence: nobody is kept from reading it.
    prohibited: ['illegal', 'harassment', 'spam', 'malware', 'circumvention', 'multi-accounts', 'scraping'],
    ...contentContact(facts),
    sells: ['digital', 'subscriptions'],
    sell_mode: 'we',
    prices_tax: 'without-tax',
    ...currencyAnswer(currency),
    payment_vendors: [...paymentVendors],
    // The plans of the price table, how they renew and what follows a failed renewal: billing/subscriptions.
    sub_periods: ['month', 'year', 'other'],
    auto_renew: 'yes',
    renew_notice: 7,
    free_trial: 'no',
    cancel_methods: ['account', 'email'],
    payment_failure: 'retry',
    retry_days: 14,
    refunds: 'separate-policy',
    returns_url: getDocumentUrl(facts, 'RETURN_REFUND_POLICY'),
    // The box at checkout asks for it.
    withdrawal_waiver: 'yes',
    // Discount codes.
    promotions: 'yes',
    affiliate: 'no',
    accessibility: 'short',
    accessibility_standard: 'wcag-2-2',
    privacy_url: getDocumentUrl(facts, 'PRIVACY_POLICY'),
    cookies_url: getDocumentUrl(facts, 'COOKIES_POLICY'),
    ...(facts.links.IMPRINT === undefined ? {} : { disclosures_url: facts.links.IMPRINT }),
    ...(state === undefined ? {} : { governing_state: state }),
    ...disputeBodies(facts),
    ...customSections({
      documents: documentsSection,
      plans: plansSection,
      processing: processingSection,
    }),
  };
}

function currencyAnswer(currency: string): Answers {
  return currencies.includes(currency)
    ? { currencies: [currency.toLowerCase()] }
    : { 'currencies.own': [{ _id: 'own', name: currency }] };
}
