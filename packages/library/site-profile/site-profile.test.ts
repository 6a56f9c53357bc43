import { describe, expect, test } from 'vitest';
import { cookiesPolicy } from '../types/cookies-policy/questionnaire.ts';
import { disclaimer } from '../types/disclaimer/questionnaire.ts';
import { eula } from '../types/eula/questionnaire.ts';
import { profiles } from '../types/privacy-policy/testing/profiles/index.ts';
import { privacyPolicy } from '../types/privacy-policy/questionnaire.ts';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { questionnaires } from '../agreement-types.ts';
import { returnRefundPolicy } from '../types/return-refund-policy/questionnaire.ts';
import { termsConditions } from '../types/terms-conditions/questionnaire.ts';

import { siteDifferences } from './site-differences.ts';
import { previouslyAsked, siteProfile } from './site-profile.ts';

const today = '2026-11-21';
const types = Object.values(questionnaires).filter(({ type }) => type !== 'TEST');
const from = (questionnaire: Questionnaire, answers: Answers) => [{ questionnaire, answers }];

const shop: Answers = {
  agreement_for: ['website'],
  website_name: 'Nordlicht',
  website_url: 'https://nordlicht.example',
  site_kind: ['goods'],
  entity_type: 'business',
  business_name: 'Nordlicht GmbH',
  business_address: 'Hafenstraße 14\n24103 Kiel',
  country: 'DE',
  collects: 'yes',
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  'analytics_vendors.own': [{ _id: 'x', name: 'Zähler', country: 'DE' }],
  session_replay: 'yes',
  session_replay_vendors: ['hotjar'],
  social_login: 'no',
  ads: 'no',
  remarketing: 'no',
  other_vendors: ['youtube', 'cloudflare'],
  document_title: 'privacy-notice',
  effective_date: '2026-01-01',
};

test('a further document of the site is prefilled from earlier answers', () => {
  const told = siteProfile(from(privacyPolicy, shop), cookiesPolicy, today);
  expect(told).toMatchObject({
    website_name: 'Nordlicht',
    business_address: 'Hafenstraße 14\n24103 Kiel',
    country: 'DE',
    analytics: 'yes',
    analytics_vendors: expect.arrayContaining(['google-analytics', 'hotjar']),
    'analytics_vendors.own': [{ name: 'Zähler', country: 'DE' }],
    ads: 'no',
    remarketing: 'no',
  });
  expect(told['embeds']).toContain('youtube');
  // The log-in alone was denied; plugins were not asked for.
  expect(told).not.toHaveProperty('social_media');
});

test('whoever denies statistics and records visits is asked for the recordings in the Cookies Policy too', () => {
  const without = { ...shop, analytics: 'no', analytics_vendors: [], 'analytics_vendors.own': [] };
  expect(siteProfile(from(privacyPolicy, without), cookiesPolicy, today)).toMatchObject({
    analytics: 'yes',
    analytics_vendors: ['hotjar'],
  });
  const neither = { ...without, session_replay: 'no', session_replay_vendors: [] };
  expect(siteProfile(from(privacyPolicy, neither), cookiesPolicy, today)).toMatchObject({ analytics: 'no' });
});

test('a chat on the pages goes along to the cookies policy, a video call does not and stays where it was', () => {
  const policy = { ...shop, other_vendors: ['youtube', 'crisp', 'zoom', 'weclapp'] };
  const told = siteProfile(from(privacyPolicy, policy), cookiesPolicy, today);
  expect(told['embeds']).toEqual(['youtube', 'crisp']);
  const cookies = { ...shop, embeds: ['youtube', 'crisp'] };
  const document = { questionnaire: cookiesPolicy, answers: cookies };
  const other = { questionnaire: privacyPolicy, answers: policy };
  expect(siteDifferences(document, other, today)).not.toContain('other_vendors');
  expect(siteProfile([document, other], privacyPolicy, today)['other_vendors']).toEqual(
    expect.arrayContaining(['youtube', 'crisp', 'zoom', 'weclapp']),
  );
});

test('document-specific answers are not carried over', () => {
  const told = siteProfile(from(privacyPolicy, shop), termsConditions, today);
  expect(told).not.toHaveProperty('document_title');
  expect(told).not.toHaveProperty('effective_date');
});

test('does not carry over hidden answers', () => {
  const person = { ...shop, entity_type: 'individual', individual_name: 'Ada' };
  const told = siteProfile(from(privacyPolicy, person), termsConditions, today);
  expect(told).toMatchObject({ entity_type: 'individual', individual_name: 'Ada' });
  expect(told).not.toHaveProperty('business_name');
});

test('does not confuse the periods of two different promises', () => {
  const terms: Answers = { ...shop, sells: ['goods'], refunds: 'within-days', refund_days: 10 };
  const told = siteProfile(from(termsConditions, terms), returnRefundPolicy, today);
  expect(told).not.toHaveProperty('refund_days');
});

test('maps an answer to the names and options of the other questionnaire', () => {
  const policy = { ...shop, affiliates_program: 'yes', links_out: 'no', emails: 'yes', email_kinds: ['sms'] };
  expect(siteProfile(from(privacyPolicy, policy), disclaimer, today)).toMatchObject({
    d_affiliate: 'yes',
    d_links: 'no',
  });
  const told = siteProfile(from(privacyPolicy, policy), termsConditions, today);
  expect(told).toMatchObject({ affiliate: 'yes', newsletters: 'no', sms_terms: 'yes' });
  expect(previouslyAsked(from(privacyPolicy, policy), termsConditions, today)).toEqual(
    expect.arrayContaining(['affiliate', 'newsletters', 'sms_terms']),
  );
  const terms: Answers = { ...shop, sells: ['goods'], warranty: 'legal' };
  expect(siteProfile(from(termsConditions, terms), returnRefundPolicy, today)['warranty']).toBe('legal-only');
  expect(
    siteProfile(from(termsConditions, { ...terms, warranty: 'commercial' }), returnRefundPolicy, today),
  ).toMatchObject({ warranty: 'commercial' });
});

test('carries over contact methods that only the policy can derive', () => {
  const policy = { ...shop, request_channels: ['email', 'form'], request_email: 'hallo@nordlicht.example' };
  const terms = siteProfile(from(privacyPolicy, policy), termsConditions, today);
  expect(terms).toMatchObject({
    contact_methods: ['email', 'page'],
    contact_email: 'hallo@nordlicht.example',
  });
  // Its own wizard derives them again.
  expect(siteProfile(from(privacyPolicy, policy), privacyPolicy, today)).not.toHaveProperty(
    'contact_methods',
  );
});

const goods = { ...shop, sells: ['goods', 'subscriptions'] };
const app = { agreement_for: ['app'], app_name: 'Nordlicht', country: 'DE' };
const software = { agreement_for: ['mobile'], app_name: 'Nordlicht', country: 'DE' };

test.each<[fact: string, source: Questionnaire, answers: Answers, target: Questionnaire, told: Answers]>([
  [
    'no refunds beyond the law',
    termsConditions,
    { ...goods, refunds: 'law-only' },
    returnRefundPolicy,
    { returns_offered: 'no' },
  ],
  [
    'days to return goods',
    termsConditions,
    { ...goods, refunds: 'any-reason', any_reason_days: 60 },
    returnRefundPolicy,
    { returns_offered: 'yes', return_days: 60 },
  ],
  [
    'what is sold',
    termsConditions,
    { ...goods, sells: ['goods', 'digital', 'tickets'] },
    returnRefundPolicy,
    { goods_kinds: ['physical', 'digital', 'event-travel'] },
  ],
  [
    'a policy on returns',
    returnRefundPolicy,
    { ...shop, goods_kinds: ['hygiene', 'services'] },
    termsConditions,
    { sells: ['services', 'goods'], refunds: 'separate-policy' },
  ],
  [
    'what a cancelled subscription costs',
    termsConditions,
    { ...goods, cancel_effect: 'pro-rata' },
    returnRefundPolicy,
    { subscription_rule: 'pro-rata' },
  ],
  ['messages', termsConditions, { ...shop, newsletters: 'yes' }, privacyPolicy, { emails: 'yes' }],
  ['a chatbot', disclaimer, { ...shop, d_ai: ['chatbot'] }, privacyPolicy, { ai_features: ['chatbot'] }],
  ['children', privacyPolicy, { ...shop, kids: 'directed' }, termsConditions, { min_age: 0 }],
  [
    'accounts',
    privacyPolicy,
    { ...shop, pd_types: ['email', 'username-password'] },
    termsConditions,
    { accounts: 'yes' },
  ],
  ['data of software', privacyPolicy, { ...app, pd_types: ['email'] }, eula, { data_collection: 'policy' }],
  ['advertising', privacyPolicy, { ...app, pd_types: ['email'], ads: 'yes' }, eula, { ads_in_app: 'yes' }],
  [
    'a free trial',
    eula,
    {
      ...software,
      licence_kind: 'subscription',
      free_trial: [{ _id: 'r1', trial_length: { amount: 2, unit: 'weeks' }, trial_end: 'ends' }],
    },
    termsConditions,
    { free_trial: 'yes', trial_days: 14 },
  ],
])('carries over %s', (_, source, answers, target, expected) => {
  expect(siteProfile(from(source, answers), target, today)).toMatchObject(expected);
});

test('a document keeps its own words where another means the same', () => {
  const terms = from(termsConditions, { ...shop, sells: ['goods', 'in-app'], cancel_effect: 'at-once' });
  const returns = {
    questionnaire: returnRefundPolicy,
    answers: { ...shop, goods_kinds: ['made-to-order', 'software'] },
  };
  const [document] = terms;
  if (document === undefined) throw new Error('no terms');
  expect(siteDifferences(document, returns, today)).not.toContain('goods_kinds');
  expect(siteDifferences(returns, document, today)).not.toContain('sells');
  const fewer = { ...returns, answers: { ...shop, goods_kinds: ['made-to-order'] } };
  expect(siteDifferences(document, fewer, today)).toContain('goods_kinds');
});

test('a list is completed by what its document was not offered', () => {
  const documents = [
    ...from(termsConditions, { ...shop, ai_features: ['chatbot'] }),
    ...from(eula, { ...software, ai_features: ['transcription', 'generation'] }),
  ];
  // The newer document was asked of generation too, and did not say it.
  expect(siteProfile(documents, privacyPolicy, today)).toMatchObject({
    ai_features: ['chatbot', 'transcription'],
  });
});

test('links point to the documents that are served', () => {
  const served = { questionnaire: privacyPolicy, answers: shop, url: 'https://docs.example/live/abc' };
  expect(siteProfile([served], termsConditions, today)['privacy_url']).toBe('https://docs.example/live/abc');
  expect(siteProfile([{ ...served, url: null }], termsConditions, today)).not.toHaveProperty('privacy_url');
  expect(siteProfile([served], returnRefundPolicy, today)).not.toHaveProperty('privacy_url');
  const terms = {
    questionnaire: termsConditions,
    answers: { ...shop, privacy_url: 'https://nordlicht.example/p' },
  };
  expect(siteDifferences(served, terms, today)).toEqual([]);
  expect(siteProfile([terms, served], cookiesPolicy, today)['privacy_url']).toBe(
    'https://nordlicht.example/p',
  );
});

test('the first document with an answer provides it', () => {
  const terms: Answers = { ...shop, website_name: 'Nordlicht neu', min_age: 18 };
  const documents = [
    { questionnaire: termsConditions, answers: terms },
    { questionnaire: privacyPolicy, answers: shop },
  ];
  expect(siteProfile(documents, returnRefundPolicy, today)['website_name']).toBe('Nordlicht neu');
  expect(siteProfile(documents, cookiesPolicy, today)['analytics']).toBe('yes');
});

test('carried-over answers are valid in every other wizard', () => {
  const faults = Object.entries(profiles).flatMap(([name, answers]) =>
    types.flatMap((target) => {
      const told = siteProfile(from(privacyPolicy, answers), target, today);
      const { errors } = evaluate(target, told, { today });
      return errors
        .filter(({ reason }) => reason !== 'required')
        .map(({ path, reason }) => `${name} ${target.type} ${path}: ${reason}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('a document passes everything to its own wizard except document-specific answers', () => {
  for (const answers of Object.values(profiles)) {
    const told = siteProfile(from(privacyPolicy, answers), privacyPolicy, today);
    const { errors } = evaluate(privacyPolicy, told, { today });
    expect(errors.filter(({ path }) => !path.startsWith('document_'))).toEqual([]);
  }
});

describe('a document that asks about some of the vendors', () => {
  const policy: Answers = {
    ...shop,
    other_vendors: ['youtube', 'shopify'],
    'other_vendors.own': [{ _id: 'x', name: 'Paketdienst', purpose: 'Versand', country: 'DE' }],
  };
  const cookies: Answers = {
    ...shop,
    analytics_vendors: ['google-analytics', 'hotjar'],
    embeds: ['youtube'],
  };

  test('says nothing about the others', () => {
    const document = { questionnaire: cookiesPolicy, answers: cookies };
    const other = { questionnaire: privacyPolicy, answers: policy };
    expect(siteDifferences(document, other, today)).not.toContain('other_vendors');
    expect(siteProfile([document, other], privacyPolicy, today)).toMatchObject({
      other_vendors: ['youtube', 'shopify'],
      'other_vendors.own': [{ name: 'Paketdienst' }],
    });
  });

  test('replaces those that it asks about', () => {
    const document = { questionnaire: cookiesPolicy, answers: { ...cookies, embeds: ['vimeo'] } };
    const other = { questionnaire: privacyPolicy, answers: policy };
    expect(siteDifferences(document, other, today)).toContain('other_vendors');
    expect(siteProfile([document, other], privacyPolicy, today)['other_vendors']).toEqual([
      'vimeo',
      'shopify',
    ]);
  });
});

test('carries over derived answers that another document cannot derive', () => {
  const policy = { ...shop, request_email: 'hallo@nordlicht.example' };
  const told = siteProfile(from(privacyPolicy, policy), cookiesPolicy, today);
  expect(told['contact_email']).toBe('hallo@nordlicht.example');
});
