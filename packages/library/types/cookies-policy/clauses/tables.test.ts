import { expect, test } from 'vitest';
import { assemble } from '../../../clauses.ts';
import { draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { embeds } from './embeds/clause.ts';
import { providers } from './providers/clause.ts';
import { statistics } from './statistics/clause.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { bannerVendor, googleAnalytics } from '../../../vendors/testing/banner-vendor.ts';
import { siteBanner, withBanner } from '../../../vendors/site-banner.ts';
import { cookieTable } from './table/clause.ts';
import { transfer } from './transfer/clause.ts';

const own = [
  { _id: 'a', name: 'Eins', purpose: 'Karten', url: 'https://example.org', country: 'DE' },
  { _id: 'b', name: 'Zwei' },
];
const words = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, nl: text });
const cookie = {
  _id: 'r1',
  cookie_name: 'sid',
  cookie_provider: 'Eins',
  cookie_purpose: words('Zwei'),
  cookie_category: 'essential',
  cookie_party: 'first',
  cookie_lasts: 'session',
};

test('the cookie table is equivalent in six languages', () => {
  expectParity(cookieTable, [
    {},
    {
      consent_source: 'typed',
      cookie_table: [
        cookie,
        { ...cookie, _id: 'r2', cookie_lasts: 'until-deleted', cookie_party: 'third', cookie_country: 'US' },
        { ...cookie, _id: 'r3', cookie_lasts: 'period', cookie_duration: { amount: 1, unit: 'years' } },
      ],
    },
  ]);
});

test('the provider tables and lists are equivalent in six languages', () => {
  const answers = {
    analytics_vendors: [undefined, ['matomo'], ['google-analytics', 'gone']],
    'analytics_vendors.own': [undefined, own],
    social_vendors: [undefined, ['x-plugins']],
    remarketing_vendors: [undefined, ['microsoft-advertising', 'tiktok-pixel']],
    ad_vendors: [undefined, ['microsoft-advertising']],
    embeds: [undefined, ['youtube'], ['google-maps', 'friendly-captcha', 'hcaptcha'], ['crisp', 'zendesk']],
    'embeds.own': [undefined, own],
    laws: [['gdpr'], ['ccpa_cpra']],
  };
  expectParity(providers, pairwiseAnswers(answers));
  expectParity(embeds, pairwiseAnswers(answers));
  expectParity(
    transfer,
    pairwiseAnswers({ ...answers, country: ['DE', 'US'], laws: [['gdpr'], ['uk_gdpr'], ['ccpa_cpra']] }),
  );
});

function english(clause: Clause, answers: object): string {
  return blockText(draftClause(clause, answers, { language: 'en', today: '2026-11-21' }).blocks);
}

test('a provider with two purposes appears in the table once', () => {
  const text = english(providers, {
    ad_vendors: ['microsoft-advertising'],
    remarketing_vendors: ['microsoft-advertising'],
  });
  expect(text.match(/Microsoft Advertising/g)).toHaveLength(1);
  expect(text).toMatch(/Advertising and Remarketing/);
});

test('the provider table names the usual cookies, each with its retention period', () => {
  const text = english(providers, {
    analytics_vendors: ['google-analytics', 'plausible'],
    embeds: ['youtube'],
  });
  expect(text).toContain('_ga (2\u00A0years)');
  expect(text).not.toMatch(/_gid|_gat|__utm/);
  expect(text).toContain('VISITOR_INFO1_LIVE (180\u00A0days)');
  expect(text).toContain('YSC (session)');
  expect(text).not.toMatch(/null|undefined|\(unknown\)/);
  expect(text).toMatch(/Plausible[^]*?none/);
  const without = english(providers, { analytics_vendors: ['plausible'] });
  expect(without).not.toMatch(/cookie/i);
});

test('software on the own server has a row with its cookies', () => {
  const text = english(providers, { vendor_table: 'yes', analytics_vendors: ['matomo'] });
  expect(text).toMatch(/Matomo \(on our own server\)[^]*_pk_id\* \(393\u00A0days\)/);
  expect(text).not.toContain('matomo.org');
});

test('the cookie that remembers the choice stands with the banner table', () => {
  const text = english(cookieTable, withBanner({ consent_source: 'banner' }, published));
  expect(text).toMatch(/cw_consent[^]*180\u00A0days/);
});

test('what the banner keeps for the site’s own server stands there where the server decides', () => {
  const tagged = english(cookieTable, withBanner({ consent_source: 'banner' }, published));
  expect(tagged).toContain('cw_unsent');
  expect(tagged).not.toContain('cw_allowed');
  const deciding = siteBanner({
    days: 180,
    regions: 'everyone',
    protection: 'server',
    vendors: [googleAnalytics],
  });
  const answers = withBanner({ consent_source: 'banner' }, deciding);
  expect(english(cookieTable, answers)).toMatch(/cw_allowed[^]*lasts equally long/);
  expectParity(cookieTable, [answers]);
});

test('fonts are loaded, and said to store nothing; checks against abuse are no videos', () => {
  const fonts = english(embeds, { embeds: ['google-fonts'] });
  expect(fonts).toContain('Fonts are loaded');
  expect(fonts).not.toMatch(/store and read|videos/);
  const checks = english(embeds, { embeds: ['google-recaptcha'], laws: ['gdpr', 'eprivacy'] });
  expect(checks).toContain('Checks against abuse');
  expect(checks).not.toContain('videos');
  expect(checks).toContain('where a notice in place of the content or feature says so');
});

test('a chat is named with what such providers do, and is no video', () => {
  const text = english(embeds, { embeds: ['crisp'], laws: ['gdpr', 'eprivacy'] });
  expect(text).toContain('Chats and help windows come from third-party servers.');
  expect(text).toContain('Crisp');
  expect(text).toContain('We use this provider to answer enquiries');
  expect(text).toContain('only with your consent');
  expect(text).not.toMatch(/videos|abuse are loaded/);
});

test('each category has its own sentence, singular for a single provider', () => {
  const text = english(statistics, {
    analytics: 'yes',
    analytics_vendors: ['google-analytics', 'amplitude', 'hotjar'],
  });
  expect(text).toContain('We use these providers to measure');
  expect(text).toContain('This provider records');
});

test('self-hosted software sends nothing to its maker', () => {
  const alone = english(statistics, { analytics: 'yes', analytics_vendors: ['matomo'] });
  expect(alone).toContain('On our own server, we run Matomo.');
  expect(alone).not.toContain('typically receive');
});

test('the owner’s text about a provider appears in the first language only', () => {
  const answers = { 'embeds.own': own, document_languages: ['de', 'en'] };
  expect(english(embeds, answers)).not.toContain('Karten');
  expect(english(embeds, { ...answers, document_languages: ['en'] })).toContain('Eins (Germany) – Karten');
});

const published = siteBanner({
  days: 180,
  regions: 'everyone',
  vendors: [
    googleAnalytics,
    bannerVendor({ name: 'Our counter', type: 'ANALYTICS', cookies: ['seen', 'step'], kept_for: 30 }),
    bannerVendor({ name: 'Sign-in', type: 'ESSENTIAL', cookies: ['sid'], kept_for: 0 }),
    bannerVendor({ name: 'Maps', type: 'FUNCTIONALITY', active: false }),
    bannerVendor({ name: 'Letters', type: 'MARKETING' }),
  ],
});

test('the banner table is equivalent in six languages', () => {
  expectParity(cookieTable, [
    { consent_source: 'banner' },
    withBanner({ consent_source: 'banner', website_url: 'https://shop.example' }, published),
  ]);
});

test('the banner table lists active vendors, each cookie with its retention period', () => {
  const text = english(cookieTable, withBanner({ consent_source: 'banner' }, published));
  expect(text).toContain('Google Analytics (Google Ireland Limited)');
  expect(text).toContain('_ga (2\u00A0years) and _ga_* (2\u00A0years)');
  expect(text).toContain('seen and step (30\u00A0days)');
  expect(text).toContain('sid (session)');
  expect(text).toMatch(/Letters[^]*?not stated/);
  expect(text).not.toMatch(/Maps|null|undefined/);
  expect(english(cookieTable, withBanner({ consent_source: 'generic' }, published))).not.toContain('Letters');
});

test('beside the banner table there is no second table of the same providers', () => {
  const answers = { vendor_table: 'yes', analytics_vendors: ['google-analytics'], consent_source: 'banner' };
  const sections = (given: Answers) =>
    assemble('COOKIES_POLICY', given, { language: 'en', today: '2026-11-21', blanks: true })
      .clauses.map(({ id }) => id)
      .filter((id) => id === 'cp.table' || id === 'cp.vendors');
  expect(sections(answers)).toEqual(['cp.vendors']);
  expect(sections(withBanner(answers, published))).toEqual(['cp.table']);
});
