import { type DocumentContradictionLine, documentContradictionCodes } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { expect, test } from 'vitest';
import type { Answers, Row } from '@clausewright/engine/questionnaire/definition';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { questionnaires } from '../agreement-types.ts';
import { findVendor } from '../vendors/list.ts';
import { documentContradictions } from './document-contradictions.ts';
import { sampleDocuments } from './testing/sample-documents.ts';

type Code = DocumentContradictionLine['code'];

/** One false answer in one document of a site whose documents agree. */
interface Seed {
  code: Code;
  site: string;
  type: AgreementType;
  answers: Answers;
  /** Which question is named. */
  question: string;
}

const seeds: readonly Seed[] = [
  seed('age-differs', 'singaporeGame', 'EULA', { min_age: 4 }),
  seed('age-differs', 'americanChildrensGame', 'TERMS_CONDITIONS', { min_age: 16, minors_ok: 'no' }),
  seed('audience-differs', 'montrealSoap', 'DISCLAIMER', { consumer_type: 'businesses' }),
  seed('contact-differs', 'montrealSoap', 'RETURN_REFUND_POLICY', { contact_email: 'old@soap.example' }),
  seed('phone-differs', 'austrianSchool', 'RETURN_REFUND_POLICY', { contact_phone: '+43 1 00 00 00' }),
  seed('owner-differs', 'montrealSoap', 'DISCLAIMER', { business_name: 'Old Soap Inc.' }),
  seed('owner-differs', 'dutchPlants', 'COOKIES_POLICY', { country: 'BE' }),
  seed('address-differs', 'parisFashion', 'TERMS_CONDITIONS', {
    business_address: '1 rue Ailleurs\n75001 Paris',
  }),
  seed('use-differs', 'parisFashion', 'COOKIES_POLICY', { analytics: 'no' }),
  seed('use-differs', 'americanFitness', 'EULA', { ads_in_app: 'yes' }),
  seed('accounts-differ', 'singaporeGame', 'TERMS_CONDITIONS', { accounts: 'no' }),
  seed('account-missing', 'bavarianPayroll', 'TERMS_CONDITIONS', { accounts: 'no' }),
  seed('account-missing', 'bavarianPayroll', 'EULA', { accounts: 'no' }),
  seed('account-missing', 'italianReadingApp', 'PRIVACY_POLICY', {
    verify_identity: 'login',
    pd_types: ['email'],
  }),
  seed('user-content-differs', 'singaporeGame', 'PRIVACY_POLICY', { ugc: 'no' }),
  seed('law-differs', 'californianCrm', 'EULA', { governing_law: 'DE' }),
  seed('cap-differs', 'californianCrm', 'EULA', { liability_cap: 'paid-or-100' }),
  seed('disputes-differ', 'californianCrm', 'TERMS_CONDITIONS', { dispute_mode: 'mediation' }),
  seed('links-differ', 'parisFashion', 'COOKIES_POLICY', { privacy_url: 'https://old.example/privacy' }),
  seed('reviews-differ', 'parisFashion', 'DISCLAIMER', { reviews: 'verified' }),
  seed('withdrawal-differs', 'parisFashion', 'TERMS_CONDITIONS', { withdrawal_url: 'https://x.example/w' }),
  seed('instructions-differ', 'parisFashion', 'RETURN_REFUND_POLICY', { exempt_goods: ['newspapers'] }),
  seed('instructions-differ', 'parisFashion', 'RETURN_REFUND_POLICY', { parcels: 'pieces' }),
  seed('instructions-differ', 'parisFashion', 'RETURN_REFUND_POLICY', { exempt_goods: ['alcohol'] }),
  seed('instructions-differ', 'parisFashion', 'RETURN_REFUND_POLICY', { who_pays: 'us' }),
  seed('instructions-differ', 'irishChatbot', 'TERMS_CONDITIONS', { refunds: 'law-only' }),
  seed('affiliates-differ', 'montrealSoap', 'DISCLAIMER', { d_affiliate: 'no' }),
  seed('guarantee-differs', 'parisFashion', 'RETURN_REFUND_POLICY', { warranty: 'commercial' }),
  seed('ai-differs', 'koreanComics', 'DISCLAIMER', { d_ai: ['translation', 'chatbot'] }),
  seed('ai-differs', 'irishChatbot', 'PRIVACY_POLICY', { ai_features: ['none'] }),
  seed('payments-denied', 'parisFashion', 'PRIVACY_POLICY', { payments: 'no' }),
  seed('messages-denied', 'rhodeIslandMarket', 'TERMS_CONDITIONS', { newsletters: 'yes' }),
  seed('diagnostics-denied', 'americanFitness', 'PRIVACY_POLICY', { usage_data: 'no' }),
  seed('sale-denied', 'belgianDating', 'PRIVACY_POLICY', { sell_share: 'neither' }),
  seed('location-differs', 'belgianDating', 'PRIVACY_POLICY', { location_use: 'none' }),
  seed('signals-differ', 'californianCrm', 'COOKIES_POLICY', { gpc: 'not-honoured' }),
  seed('consent-mode-differs', 'parisFashion', 'COOKIES_POLICY', { gcm: 'yes', gcm_mode: 'advanced' }),
  seed('vendors-differ', 'parisFashion', 'COOKIES_POLICY', { analytics_vendors: ['matomo', 'hotjar'] }),
  seed('data-denied', 'chineseGadgets', 'EULA', { data_collection: 'none' }),
  seed('subscription-refund-differs', 'irishChatbot', 'RETURN_REFUND_POLICY', {
    subscription_rule: 'cancel-no-refund',
  }),
  seed('trial-differs', 'bavarianPayroll', 'TERMS_CONDITIONS', { trial_days: 7 }),
  seed('goods-differ', 'montrealSoap', 'TERMS_CONDITIONS', { sells: ['services'] }),
  seed('refund-denied', 'parisFashion', 'RETURN_REFUND_POLICY', { returns_offered: 'no' }),
  seed('refund-days-differ', 'parisFashion', 'TERMS_CONDITIONS', { any_reason_days: 90 }),
  seed('exchange-differs', 'parisFashion', 'RETURN_REFUND_POLICY', { exchange: 'none' }),
  seed('withdrawal-missing', 'piedmontWine', 'RETURN_REFUND_POLICY', { withdrawal_url: '' }),
  seed('banner-missing', 'parisFashion', 'COOKIES_POLICY', { banner: 'none', consent_source: 'generic' }),
  seed('retention-too-short', 'parisFashion', 'PRIVACY_POLICY', {
    retention_rules: [
      {
        _id: 'r1',
        retention_category: 'invoices',
        retention_length: { amount: 1, unit: 'years' },
        retention_from: 'year-end',
      },
    ],
    retention_mode: 'per-category',
  }),
  seed('cookie-use-denied', 'germanShop', 'COOKIES_POLICY', { analytics: 'no' }),
  seed('choice-differs', 'germanShop', 'COOKIES_POLICY', {
    consent_months: 12,
    cookie_table: [typed('consent_choice', 'essential', 6)],
  }),
  seed('longest-differs', 'germanShop', 'COOKIES_POLICY', {
    longest_lifetime: { amount: 24, unit: 'months' },
  }),
  seed('cookie-period-differs', 'spanishBlog', 'COOKIES_POLICY', {
    cookie_table: [typed('_ga', 'analytics', 3)],
    consent_source: 'typed',
  }),
  seed('vendor-retired', 'parisFashion', 'PRIVACY_POLICY', { analytics_vendors: ['matomo'] }),
  seed('number-form', 'germanShop', 'IMPRINT', { vat_id: 'DE31826450' }),
  seed('eu-representative-missing', 'californianCrm', 'PRIVACY_POLICY', {
    eu_rep: [],
    laws: { added: ['gdpr'], removed: [] },
  }),
  seed('uk-representative-missing', 'californianCrm', 'PRIVACY_POLICY', {
    uk_rep: [],
    laws: { added: ['uk_gdpr'], removed: [] },
  }),
];

function typed(name: string, category: string, months: number): Row {
  return {
    _id: 'c1',
    cookie_name: name,
    cookie_provider: 'Shop',
    cookie_aim: 'session',
    cookie_category: category,
    cookie_party: 'first',
    cookie_lasts: 'period',
    cookie_duration: { amount: months, unit: 'months' },
  };
}

function seed(code: Code, site: string, type: AgreementType, answers: Answers): Seed {
  return { code, site, type, answers, question: Object.keys(answers)[0] ?? '' };
}

const find = (id: string) => {
  const vendor = findVendor(id);
  return vendor && (id === 'matomo' ? { ...vendor, retired: '2026-05' } : vendor);
};

/** What is found from the document of `type`. */
function foundIn(site: string, type: AgreementType, change: Answers = {}) {
  const documents = sampleDocuments(site, { [type]: change });
  const own = documents.find((one) => one.type === type);
  if (own === undefined) throw new Error(`${site} has no ${type}`);
  const others = documents.filter((one) => one !== own);
  return documentContradictions(own, others, find);
}

test.each(seeds)('finds $code in the $type of $site', ({ code, site, type, answers, question }) => {
  const lines = (change?: Answers) => foundIn(site, type, change).filter((one) => one.code === code);
  const found = lines(answers);
  expect(found.length).toBeGreaterThan(lines().length);
  const asked = (of: AgreementType) => listQuestions(questionnaires[of]).map(({ id }) => id);
  for (const { question: named, other } of found) {
    expect(asked(type)).toContain(named);
    if (other) expect(asked(other.document.type)).toContain(other.question);
  }
  expect(found.map((one) => one.question)).toContain(question);
});

test('two instructions on withdrawal name one telephone number', () => {
  const terms = { type: 'TERMS_CONDITIONS', answers: { contact_phone: '+33 1 55 55 01 01' } } as const;
  const returns = (contact_phone: string) =>
    ({ type: 'RETURN_REFUND_POLICY', answers: { contact_phone } }) as const;
  const codes = (phone: string) => documentContradictions(terms, [returns(phone)]).map(({ code }) => code);
  expect(codes('+33 1 55 55 02 02')).toContain('phone-differs');
  expect(codes('+33 1 55 55 01 01')).not.toContain('phone-differs');
  // The same number in other groups.
  expect(codes('+33 15555 0101')).not.toContain('phone-differs');
});

test('every rule has a seeded violation', () => {
  expect([...new Set(seeds.map(({ code }) => code))].sort()).toEqual([...documentContradictionCodes].sort());
});
