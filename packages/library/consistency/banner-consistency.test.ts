import { contradictionCodes } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookiesPolicy } from '../types/cookies-policy/questionnaire.ts';
import { privacyPolicy } from '../types/privacy-policy/questionnaire.ts';
import type { AnswerValue, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { vendorTags } from '../vendors/banner/tags.ts';
import { type BannerFacts, contradictions, type PolicyFacts, vendorsToAsk } from './banner-consistency.ts';
import { consentByCategory } from '../vendors/consent-types.ts';
import { findVendor, vendors } from '../vendors/list.ts';
import { policyQuestions, policyTypes, type PolicyType } from '../vendors/policy-questions.ts';

type BannerVendor = BannerFacts['vendors'][number];

function listed(id: string, change: Partial<BannerVendor> = {}): BannerVendor {
  const vendor = findVendor(id);
  if (vendor === undefined) throw new Error(id);
  const { name, country, categories } = vendor;
  const { type } = consentByCategory[vendorTags[id]?.usedAs ?? categories[0]];
  return {
    id: `row-${id}`,
    catalogue_id: id,
    name,
    type,
    active: true,
    patterns: [`${id}.example`],
    country: country === 'unknown' ? null : country,
    ...change,
  };
}
const added = (name: string, change: Partial<BannerVendor> = {}): BannerVendor => ({
  id: `row-${name}`,
  catalogue_id: null,
  name,
  type: 'ANALYTICS',
  country: 'IN',
  patterns: ['own.example'],
  active: true,
  ...change,
});
const bannerOf = (...all: BannerVendor[]): BannerFacts => ({ vendors: all, days: 180, regions: 'everyone' });

/** What an owner would answer who copies the banner into the policy. */
function madeFrom(type: PolicyType, { vendors: all, days, regions }: BannerFacts): PolicyFacts {
  const answers: Record<string, AnswerValue> = {
    agreement_for: ['website'],
    country: 'DE',
    transfers: all.some(({ active, country }) => active && country !== null) ? 'yes' : 'no',
    ...(type === 'COOKIES_POLICY'
      ? {
          banner: 'another',
          consent_months: Math.round(days / 30),
          banner_model: regions === 'everyone' ? 'opt-in' : 'by-region',
          gpc: 'honoured',
        }
      : {}),
  };
  for (const { gate } of policyQuestions[type]) if (gate !== undefined) answers[gate] = 'no';
  for (const { active, catalogue_id: id, name, type: used, country } of all) {
    if (!active) continue;
    const known = id === null ? undefined : findVendor(id);
    const place = policyQuestions[type].find(({ categories }) =>
      categories.some((category) =>
        known === undefined ? consentByCategory[category].type === used : known.categories.includes(category),
      ),
    );
    const { question, gate } = place ?? { question: 'other_vendors' };
    const offered = known !== undefined && place !== undefined;
    const key = offered ? question : `${question}.own`;
    const entry = offered ? id : { _id: name, name: ` ${name.toUpperCase()}`, ...(country && { country }) };
    answers[key] = [...((answers[key] as string[] | undefined) ?? []), entry] as AnswerValue;
    if (gate !== undefined) answers[gate] = 'yes';
  }
  return { type, answers };
}

const codes = (policy: PolicyFacts, banner: BannerFacts): string[] =>
  contradictions({ policy, banner }).map(({ code }) => code);

test('vendor placements match the questionnaires', () => {
  const questionnaires: Record<PolicyType, Questionnaire> = {
    PRIVACY_POLICY: privacyPolicy,
    COOKIES_POLICY: cookiesPolicy,
  };
  for (const type of policyTypes) {
    const asked = [...listQuestions(questionnaires[type])].filter(({ kind }) => kind === 'vendors');
    expect(policyQuestions[type].map(({ question }) => question).sort()).toEqual(
      asked.map(({ id }) => id).sort(),
    );
    for (const { question, categories } of policyQuestions[type]) {
      expect(asked.find(({ id }) => id === question)).toMatchObject({ categories });
    }
  }
});

test('a chat that the banner asks about has a place in both policies', () => {
  const banner = bannerOf(listed('crisp'));
  for (const type of policyTypes) {
    expect(codes({ type, answers: {} }, banner)).toContain('vendor-not-in-policy');
    expect(codes(madeFrom(type, banner), banner)).toEqual([]);
  }
  const policy: PolicyFacts = { type: 'COOKIES_POLICY', answers: { embeds: ['crisp'] } };
  expect(codes(policy, bannerOf())).toContain('vendor-not-in-banner');
});

const anyBanner = fc
  .record({
    ids: fc.uniqueArray(fc.constantFrom(...Object.keys(vendorTags)), { maxLength: 12 }),
    off: fc.array(fc.boolean(), { maxLength: 12 }),
    own: fc.array(fc.constantFrom('ESSENTIAL', 'FUNCTIONALITY', 'ANALYTICS', 'ADVERTISING'), {
      maxLength: 2,
    }),
    months: fc.integer({ min: 1, max: 6 }),
    regions: fc.constantFrom('everyone', 'by-country'),
  })
  .map(({ ids, off, own, months, regions }): BannerFacts => ({
    vendors: [
      ...ids.map((id, i) => listed(id, { active: !(off[i] ?? false) })),
      ...own.map((type, i) => added(`Own tool ${i}`, { type })),
    ],
    days: months * 30,
    regions,
  }));

test('a policy generated from the banner contradicts it nowhere', () => {
  fc.assert(
    fc.property(anyBanner, fc.constantFrom(...policyTypes), (banner, type) => {
      expect(contradictions({ policy: madeFrom(type, banner), banner })).toEqual([]);
    }),
  );
});

test('reports a vendor known to only one side with its place in the other', () => {
  const banner = bannerOf(listed('google-analytics'), listed('stripe'), added('Own tool'));
  const policy = madeFrom('PRIVACY_POLICY', bannerOf(listed('meta-pixel'), listed('mailchimp')));
  expect(contradictions({ policy, banner })).toEqual([
    {
      code: 'vendor-not-in-policy',
      policy: { question: 'analytics_vendors' },
      banner: { field: 'vendors.row-google-analytics', vendor: 'Google Analytics' },
    },
    {
      code: 'vendor-not-in-policy',
      policy: { question: 'payment_vendors' },
      banner: { field: 'vendors.row-stripe', vendor: 'Stripe' },
    },
    {
      code: 'vendor-not-in-policy',
      policy: { question: 'analytics_vendors' },
      banner: { field: 'vendors.row-Own tool', vendor: 'Own tool' },
    },
    {
      code: 'transfer-missing',
      policy: { question: 'transfers' },
      banner: { field: 'vendors.row-Own tool.country', vendor: 'Own tool' },
    },
    {
      code: 'vendor-not-in-banner',
      policy: { question: 'remarketing_vendors' },
      banner: { field: 'vendors', vendor: 'Meta Pixel', add: 'meta-pixel' },
    },
    {
      code: 'use-denied',
      policy: { question: 'analytics' },
      banner: { field: 'vendors.row-google-analytics.type', vendor: 'Google Analytics' },
    },
  ]);
});

test('services that set nothing on a site need not be in the banner', () => {
  const quiet = bannerOf(listed('plausible'), listed('mailchimp'), listed('google-sign-in'));
  expect(codes(madeFrom('PRIVACY_POLICY', quiet), bannerOf())).toEqual([]);
  const loud = madeFrom('COOKIES_POLICY', bannerOf(listed('youtube'), listed('matomo')));
  expect(codes(loud, bannerOf())).toEqual(['vendor-not-in-banner', 'vendor-not-in-banner']);
  expect(vendorsToAsk(loud).map(({ vendor }) => vendor.id)).toEqual(['matomo', 'youtube']);
  // What is there but off is not added once more.
  const off = bannerOf(listed('matomo', { active: false }), listed('youtube'));
  const found = contradictions({ policy: loud, banner: off });
  expect(found.find(({ code }) => code === 'vendor-not-in-banner')?.banner).not.toHaveProperty('add');
  expect(codes({ ...loud, answers: { ...loud.answers, agreement_for: ['app'] } }, bannerOf())).toEqual([]);
});

test('a vendor type incompatible with its place in the policy is a contradiction', () => {
  const policy = madeFrom('COOKIES_POLICY', bannerOf(listed('google-analytics'), listed('hubspot')));
  expect(codes(policy, bannerOf(listed('google-analytics', { type: 'ESSENTIAL' })))).toContain(
    'type-differs',
  );
  for (const type of ['ANALYTICS', 'MARKETING'] as const) {
    const banner = bannerOf(listed('google-analytics'), listed('hubspot', { type }));
    expect(codes(policy, banner), type).toEqual([]);
  }
});

test('a denied transfer and an unnamed country are contradictions under the GDPR only', () => {
  const banner = bannerOf(listed('google-maps'));
  const policy = madeFrom('PRIVACY_POLICY', banner);
  const denied = { ...policy, answers: { ...policy.answers, transfers: 'no' } };
  expect(codes(denied, banner)).toEqual(['transfer-missing']);
  const { transfers: _, ...unasked } = policy.answers;
  expect(codes({ ...policy, answers: unasked }, banner)).toEqual([]);
  expect(codes(denied, bannerOf(listed('trusted-shops')))).not.toContain('transfer-missing');
  expect(codes(policy, bannerOf(listed('google-maps'), listed('vwo')))).toContain('transfer-missing');
});

test('compares what a cookies policy says about the banner', () => {
  const banner = bannerOf();
  const policy = madeFrom('COOKIES_POLICY', banner);
  const told = { banner: 'none', banner_model: 'by-region', consent_months: 12, gpc: 'not-honoured' };
  expect(codes({ ...policy, answers: { ...policy.answers, ...told } }, banner)).toEqual([
    'banner-denied',
    'regions-differ',
    'duration-differs',
    'signal-denied',
  ]);
  for (const days of [168, 180, 186]) expect(codes(policy, { ...banner, days })).toEqual([]);
  for (const days of [30, 167, 187]) expect(codes(policy, { ...banner, days })).toEqual(['duration-differs']);
});

test('any vendor can be checked against any answers, and each code has its case', () => {
  const banner = bannerOf(...vendors.map(({ id }) => listed(id)), added('Own tool'));
  const empty = policyTypes.flatMap((type) => codes({ type, answers: {} }, banner));
  expect(new Set(empty)).toEqual(new Set(['vendor-not-in-policy']));
  const answers = {
    transfers: 'no',
    analytics: 'no',
    ad_vendors: ['google-ads', 'criteo', 'taboola'],
    banner: 'none',
    banner_model: 'notice',
    consent_months: 1,
    gpc: 'not-honoured',
  };
  const some = bannerOf(listed('hotjar'), listed('google-ads', { type: 'ESSENTIAL' }));
  const all = policyTypes.flatMap((type) => codes({ type, answers }, some));
  expect([...new Set(all)].sort()).toEqual([...contradictionCodes].sort());
});

test('what a website stores itself is no recipient that its privacy policy would name', () => {
  const policy: PolicyFacts = { type: 'PRIVACY_POLICY', answers: {} };
  const codes = (patterns: string[]) =>
    contradictions({
      policy,
      banner: bannerOf(added('Basket', { type: 'ESSENTIAL', country: null, patterns })),
    }).map(({ code }) => code);
  expect(codes([])).toEqual([]);
  expect(codes(['pay.example'])).toEqual(['vendor-not-in-policy']);
});
