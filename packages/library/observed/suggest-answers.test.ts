import { type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import { cleanAnswers } from '@clausewright/engine/questionnaire/clean-answers';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import type { SeenSite } from './seen-site.ts';
import { suggestAnswers as suggestAll } from './suggest-answers.ts';
import type { Suggestion } from './seen-site.ts';
import { takeSuggestions } from './take-suggestions.ts';
import { imprints } from './testing/imprints.ts';
import { field, page, service, site } from './testing/sites.ts';

const german = imprints[0]?.text ?? '';
const thing = {
  type: 'Product',
  name: 'Becher',
  legalName: '',
  email: '',
  telephone: '',
  vatId: '',
  address: null,
  currency: 'EUR',
};

const shop: SeenSite = site({
  address: 'https://toepferei-nordlicht.de/',
  pages: [
    page('https://toepferei-nordlicht.de/', {
      language: 'de',
      alternates: ['de', 'en-GB', 'x-default'],
      things: [thing],
      links: [
        { url: 'https://toepferei-nordlicht.de/datenschutz', text: 'Datenschutz' },
        { url: 'https://toepferei-nordlicht.de/agb', text: 'AGB' },
        { url: 'https://toepferei-nordlicht.de/warenkorb', text: 'Warenkorb' },
        { url: 'https://elsewhere.example/privacy', text: 'Privacy' },
      ],
      forms: [{ action: '/newsletter', fields: [field({ type: 'email', label: 'E-Mail' })] }],
    }),
    page('https://toepferei-nordlicht.de/impressum', { language: 'de', text: german }),
    page('https://toepferei-nordlicht.de/konto', {
      forms: [
        {
          action: '/login',
          fields: [field({ type: 'email' }), field({ type: 'password', label: 'Passwort' })],
        },
      ],
    }),
  ],
  services: [
    service('google-analytics', {
      name: 'Google Analytics',
      type: 'ANALYTICS',
      stored: [
        {
          kind: 'cookie',
          name: '_ga',
          days: 400,
          httpOnly: false,
          isFirstParty: true,
          page: 'https://toepferei-nordlicht.de/',
        },
      ],
    }),
    service('stripe', { name: 'Stripe', type: 'ESSENTIAL' }),
    service('youtube', { name: 'YouTube', type: 'FUNCTIONALITY' }),
    service('tracker.example', { known: false, name: 'tracker.example' }),
  ],
  own: [
    {
      kind: 'cookie',
      name: 'PHPSESSID',
      days: null,
      httpOnly: true,
      isFirstParty: true,
      page: 'https://toepferei-nordlicht.de/',
    },
    {
      kind: 'local',
      name: 'zz9',
      days: null,
      httpOnly: false,
      isFirstParty: true,
      page: 'https://toepferei-nordlicht.de/',
    },
  ],
});

function suggestAnswers(seen: SeenSite, type: AgreementType): Suggestion[] {
  return suggestAll(seen, [type]).flatMap(({ suggestions }) => suggestions);
}

function suggested(seen: SeenSite, type: AgreementType): Record<string, unknown> {
  return Object.fromEntries(suggestAnswers(seen, type).map(({ question, value }) => [question, value]));
}

test('a shop is proposed what its pages, forms, services and imprint tell', () => {
  expect(suggested(shop, 'PRIVACY_POLICY')).toMatchObject({
    agreement_for: ['website'],
    website_url: 'https://toepferei-nordlicht.de',
    site_kind: ['goods'],
    entity_type: 'business',
    business_name: 'Töpferei Nordlicht GmbH',
    business_address: 'Hafenstraße 12\n24103 Kiel',
    legal_form: 'GmbH',
    reg_number: 'HRB 12345 KI, Amtsgericht Kiel',
    vat_id: 'DE123456789',
    country: 'DE',
    audience_regions: ['uk'],
    pd_types: expect.arrayContaining(['email', 'username-password', 'purchase-history', 'device-log']),
    forms: ['newsletter'],
    emails: 'yes',
    analytics: 'yes',
    analytics_vendors: ['google-analytics'],
    payments: 'yes',
    payment_vendors: ['stripe'],
    other_vendors: ['youtube'],
    contact_email: 'hallo@toepferei-nordlicht.example',
    document_languages: ['de', 'en'],
  });
  expect(suggested(shop, 'TERMS_CONDITIONS')).toMatchObject({
    accounts: 'yes',
    sells: ['goods'],
    currencies: ['eur'],
    provider_representatives: 'Jonas Petersen, Dr. Lena Marie Voss',
    privacy_url: 'https://toepferei-nordlicht.de/datenschutz',
  });
});

test('the table of cookies has measured periods, and leaves open what nobody can tell', () => {
  const {
    cookie_table: table,
    storage_kinds: kinds,
    longest_lifetime: longest,
  } = suggested(shop, 'COOKIES_POLICY');
  expect(table).toEqual([
    {
      _id: 'seen-1',
      cookie_name: 'PHPSESSID',
      cookie_provider: 'toepferei-nordlicht.de',
      cookie_aim: 'session',
      cookie_category: 'essential',
      cookie_party: 'first',
      cookie_lasts: 'session',
    },
    {
      _id: 'seen-2',
      cookie_name: 'zz9',
      cookie_provider: 'toepferei-nordlicht.de',
      cookie_party: 'first',
      cookie_lasts: 'until-deleted',
    },
    {
      _id: 'seen-3',
      cookie_name: '_ga',
      cookie_provider: 'Google Analytics',
      cookie_aim: 'visits',
      cookie_category: 'analytics',
      cookie_party: 'first',
      cookie_lasts: 'period',
      cookie_duration: { amount: 400, unit: 'days' },
      cookie_country: 'US',
    },
  ]);
  expect(kinds).toEqual(['cookies', 'local-storage']);
  expect(longest).toEqual({ amount: 400, unit: 'days' });
});

test('each suggestion has a place where it was seen, and each option its own', () => {
  for (const type of agreementTypes) {
    for (const { question, value, evidence } of suggestAnswers(shop, type)) {
      expect(evidence.length, question).toBeGreaterThan(0);
      const isList = listQuestions(questionnaires[type]).some(
        (one) => one.id === question && one.kind === 'multi',
      );
      if (!isList || !Array.isArray(value)) continue;
      for (const option of value) {
        if (question === 'agreement_for') continue;
        expect(
          evidence.map(({ of }) => of),
          `${question} ${JSON.stringify(option)}`,
        ).toContain(option);
      }
    }
  }
});

test('what was not seen is not denied', () => {
  const empty = site({ pages: [page('https://shop.example/')] });
  for (const type of agreementTypes) {
    const said = suggestAnswers(empty, type).filter(
      ({ question }) => !['agreement_for', 'website_url'].includes(question),
    );
    expect(said).toEqual([]);
    for (const { value } of suggestAnswers(shop, type)) expect(value).not.toBe('no');
  }
});

test('taken over, suggestions are ordinary answers that the questionnaire accepts', () => {
  for (const type of agreementTypes) {
    const answers = takeSuggestions(questionnaires[type], { country: 'AT' }, suggestAnswers(shop, type));
    const today = '2026-11-29';
    const cleaned = cleanAnswers(questionnaires[type], answers, { today });
    expect(cleaned, type).toMatchObject({ ok: true });
    // What no other answer hides is kept as it was taken.
    if (type === 'PRIVACY_POLICY')
      expect(cleaned).toMatchObject({
        answers: { business_name: 'Töpferei Nordlicht GmbH', analytics_vendors: ['google-analytics'] },
      });
  }
});

test('what an owner said stays beside what is taken over', () => {
  const { PRIVACY_POLICY: policy } = questionnaires;
  const suggestions = suggestAnswers(shop, 'PRIVACY_POLICY').filter(({ question }) =>
    ['pd_types', 'analytics_vendors', 'audience_regions'].includes(question),
  );
  const answers = takeSuggestions(
    policy,
    {
      pd_types: ['none'],
      analytics: 'no',
      audience_regions: { added: ['us'], removed: ['uk', 'eu'] },
      country: 'DE',
    },
    suggestions,
  );
  expect(answers).toMatchObject({
    pd_types: expect.not.arrayContaining(['none']),
    analytics: 'yes',
    analytics_vendors: ['google-analytics'],
    audience_regions: { added: ['us', 'uk'], removed: ['eu'] },
    country: 'DE',
  });
  expect(takeSuggestions(policy, answers, suggestions)).toEqual(answers);
});

test('a chat is proposed to both policies; of several uses, one that the document asks for', () => {
  const seen = site({
    services: [
      service('crisp', { name: 'Crisp', type: 'FUNCTIONALITY' }),
      service('hubspot', { name: 'HubSpot', type: 'MARKETING' }),
    ],
  });
  expect(suggested(seen, 'PRIVACY_POLICY')).toMatchObject({
    other_vendors: ['crisp'],
    email_vendors: ['hubspot'],
  });
  expect(suggested(seen, 'COOKIES_POLICY')).toMatchObject({ embeds: ['crisp', 'hubspot'] });
});

test('a hostile page proposes little, and what it says stays text', () => {
  const markup = '<script>alert(1)</script>';
  const fields = Array.from({ length: 10_000 }, (_, index) =>
    field({ name: `email${index}`, label: `${markup}${'x'.repeat(1000)}`, type: 'email' }),
  );
  const hostile = site({
    pages: [
      page('https://shop.example/', {
        forms: Array.from({ length: 50 }, () => ({ action: markup, fields })),
        text: `${'Firma: '.repeat(5000)}${'A'.repeat(1_000_000)} GmbH`,
        links: Array.from({ length: 2000 }, () => ({ url: 'javascript:alert(1)', text: 'Datenschutz' })),
      }),
    ],
    own: Array.from({ length: 5000 }, (_, index) => ({
      kind: 'cookie' as const,
      name: index === 0 ? 'n'.repeat(1_000_000) : `c${index}`,
      days: 1,
      httpOnly: false,
      isFirstParty: true,
      page: 'https://shop.example/',
    })),
  });
  const began = performance.now();
  const all = suggestAll(hostile, agreementTypes);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(JSON.stringify(all).length).toBeLessThan(200_000);
  const table = suggested(hostile, 'COOKIES_POLICY')['cookie_table'];
  expect(table).toHaveLength(50);
  expect(suggested(hostile, 'TERMS_CONDITIONS')).not.toHaveProperty('privacy_url');
});
