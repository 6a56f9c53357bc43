import { type DocumentContradictionLine, documentContradictionCodes } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { expect, test } from 'vitest';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
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
  seed('contact-differs', 'montrealSoap', 'RETURN_REFUND_POLICY', { contact_email: 'old@soap.example' }),
  seed('owner-differs', 'montrealSoap', 'DISCLAIMER', { business_name: 'Old Soap Inc.' }),
  seed('owner-differs', 'dutchPlants', 'COOKIES_POLICY', { country: 'BE' }),
  seed('use-differs', 'parisFashion', 'COOKIES_POLICY', { analytics: 'no' }),
  seed('user-content-differs', 'singaporeGame', 'PRIVACY_POLICY', { ugc: 'no' }),
  seed('law-differs', 'californianCrm', 'EULA', { governing_law: 'DE' }),
  seed('reviews-differ', 'parisFashion', 'DISCLAIMER', { reviews: 'verified' }),
  seed('withdrawal-differs', 'parisFashion', 'TERMS_CONDITIONS', { withdrawal_url: 'https://x.example/w' }),
  seed('affiliates-differ', 'montrealSoap', 'DISCLAIMER', { d_affiliate: 'no' }),
  seed('guarantee-differs', 'parisFashion', 'RETURN_REFUND_POLICY', { warranty: 'commercial' }),
  seed('ai-differs', 'irishChatbot', 'PRIVACY_POLICY', { ai_features: ['none'] }),
  seed('payments-denied', 'parisFashion', 'PRIVACY_POLICY', { payments: 'no' }),
  seed('data-denied', 'chineseGadgets', 'EULA', { data_collection: 'none' }),
  seed('subscription-refund-differs', 'irishChatbot', 'RETURN_REFUND_POLICY', {
    subscription_rule: 'cancel-no-refund',
  }),
  seed('goods-differ', 'montrealSoap', 'TERMS_CONDITIONS', { sells: ['services'] }),
  seed('refund-denied', 'parisFashion', 'RETURN_REFUND_POLICY', { returns_offered: 'no' }),
  seed('refund-days-differ', 'parisFashion', 'TERMS_CONDITIONS', { any_reason_days: 90 }),
  seed('exchange-differs', 'parisFashion', 'RETURN_REFUND_POLICY', { exchange: 'none' }),
  seed('withdrawal-missing', 'piedmontWine', 'TERMS_CONDITIONS', { withdrawal_url: '' }),
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
  seed('vendor-retired', 'parisFashion', 'PRIVACY_POLICY', { analytics_vendors: ['matomo'] }),
  seed('eu-representative-missing', 'californianCrm', 'PRIVACY_POLICY', {
    eu_rep: [],
    laws: { added: ['gdpr'], removed: [] },
  }),
  seed('uk-representative-missing', 'californianCrm', 'PRIVACY_POLICY', {
    uk_rep: [],
    laws: { added: ['uk_gdpr'], removed: [] },
  }),
];

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

test('every rule has a seeded violation', () => {
  expect([...new Set(seeds.map(({ code }) => code))].sort()).toEqual([...documentContradictionCodes].sort());
});
