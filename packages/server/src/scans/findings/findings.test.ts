import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import { findQuestionnaire } from '../../documents/planning/plan-agreement.ts';
import { expect, test } from 'vitest';
import { inspectScan } from '../inspect-scan.ts';
import { observed } from '../testing/observed.ts';
import { declaredBy, type Published } from './declared.ts';
import { recognisePlatform } from './recognise-platform.ts';
import { wantedLinks } from './wanted-links.ts';

const address = 'https://shop.example/';
const hotjar = 'https://static.hotjar.com/c/hotjar-1.js';
const analytics = 'https://www.google-analytics.com/g/collect?v=2';

const banner = (vendors: Partial<BannerDraft['vendors'][number]>[]): Published => ({
  banners: [
    {
      consentId: 'some',
      // What is not named here is not looked at.
      draft: {
        vendors: vendors.map((one) => ({ active: true, cookies: [], kept_for: null, ...one })),
      } as unknown as BannerDraft,
    },
  ],
  documents: [],
});

const codes = (published: Published, passes: Parameters<typeof observed>[1], more = {}) =>
  inspectScan(observed(address, passes, more), declaredBy(published)).findings.map(
    ({ code, subject }) => `${code} ${subject}`,
  );

test('what is seen and not declared, and what is declared and not seen, are told apart', () => {
  const published = banner([{ catalogue_id: 'google-analytics' }]);
  const told = codes(published, { unanswered: [], accepted: [hotjar] });
  expect(told).toContain('not-declared Hotjar');
  expect(told).toContain('not-seen Google Analytics');
  expect(codes(published, { unanswered: [], accepted: [analytics] })).toEqual([]);
});

test('without a banner that was accepted nothing is said to be missing; without anything published nothing at all', () => {
  expect(codes(banner([{ catalogue_id: 'hotjar' }]), { unanswered: [] })).toEqual([]);
  expect(codes({ banners: [], documents: [] }, { accepted: [hotjar] })).toEqual([]);
  // Switched off in the banner, it is not declared.
  expect(codes(banner([{ catalogue_id: 'hotjar', active: false }]), { accepted: [hotjar] })).toEqual([
    'not-declared Hotjar',
  ]);
});

test('a cookie that stays longer than banner or policy say is found', () => {
  const cookie = {
    name: '_shop',
    domain: 'shop.example',
    path: '/',
    httpOnly: false,
    secure: true,
    partitioned: false,
    days: 400,
    page: 0,
    setBy: { kind: 'response', url: address, line: null },
  };
  const typed = banner([{ catalogue_id: null, cookies: ['_shop'], kept_for: 30 }]);
  expect(codes(typed, { unanswered: [] }, { cookies: [cookie] })).toEqual(['kept-longer _shop']);
  expect(codes(typed, { unanswered: [] }, { cookies: [{ ...cookie, days: 31 }] })).toEqual([]);
  const questionnaire = findQuestionnaire('COOKIES_POLICY');
  if (questionnaire === null) throw new Error('the type is gone');
  const row = {
    _id: 'row',
    cookie_name: '_shop',
    cookie_provider: 'We',
    cookie_aim: 'basket',
    cookie_category: 'essential',
    cookie_lasts: 'period',
    cookie_duration: { amount: 2, unit: 'months' as const },
  };
  const policy: Published = {
    banners: [],
    documents: [
      {
        questionnaire,
        answers: { consent_source: 'typed', cookie_detail: 'typed', cookie_table: [row] },
        createdAt: new Date(0),
        agreementId: 'some',
        liveToken: 'some',
        currentVersionId: 'some',
      },
    ],
  };
  // The rows count where the questionnaire says that they are asked for.
  const { cookies, vendors } = declaredBy(policy);
  expect(vendors).toEqual([]);
  expect(cookies.map(({ name, days }) => [name, Math.round(days ?? 0)])).toEqual([['_shop', 61]]);
});

test('what a website was made with shows in what it loads', () => {
  const of = (...urls: string[]) => recognisePlatform(observed(address, { unanswered: urls }));
  expect(of('https://shop.example/wp-content/themes/x.css')).toBe('wordpress');
  expect(
    of('https://shop.example/blog/wp-includes/x.js', 'https://www.googletagmanager.com/gtm.js?id=1'),
  ).toBe('wordpress');
  expect(of('https://cdn.shopify.com/s/files/1.js')).toBe('shopify');
  expect(of('https://shop.example/cdn/shop/t/1/x.js')).toBe('shopify');
  expect(of('https://static.parastorage.com/x.js')).toBe('wix');
  expect(of('https://static1.squarespace.com/x.js')).toBe('squarespace');
  expect(of('https://www.googletagmanager.com/gtm.js?id=GTM-1')).toBe('gtm');
  expect(of('https://shop.example/app.js')).toBeUndefined();
  const saying = observed(address, { unanswered: ['https://www.googletagmanager.com/gtm.js?id=1'] });
  for (const page of saying.passes.flatMap(({ pages }) => pages)) page.generator = 'WordPress 6.9';
  expect(recognisePlatform(saying)).toBe('wordpress');
});

const links = (...texts: string[]) =>
  texts.map((text) => ({ text, url: `https://shop.example/${encodeURIComponent(text)}` }));
const german = 'https://laden.de/';

function unlinked(of: readonly { text: string; url: string }[], owner?: Parameters<typeof wantedLinks>[1]) {
  const seen = observed(german, { unanswered: [], refused: [] });
  const [page] = seen.passes[0]?.pages ?? [];
  if (page === undefined) throw new Error('no page was seen');
  page.language = 'de';
  page.links = [...of];
  const tell = (more: Partial<typeof page> = {}) => {
    Object.assign(page, more);
    return inspectScan(seen, undefined, undefined, wantedLinks(seen, owner)).findings;
  };
  return tell;
}

test('a page without a link to an imprint is told its name and its law, and no more once the link is there', () => {
  const tell = unlinked(links('Warenkorb', 'Kontakt', 'Datenschutz'));
  const [finding, ...others] = tell();
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    code: 'imprint-not-linked',
    severity: 'warning',
    subject: german,
    count: 1,
    link: { name: 'Impressum', law: '§ 5 DDG', url: null },
  });
  expect(tell({ links: links('Warenkorb', 'Impressum', 'Datenschutz') })).toEqual([]);
});

test('a page that was not read as a whole is not told that a link is missing', () => {
  expect(unlinked(links('Warenkorb'))({ limits: ['bot-wall'] })).toEqual([]);
  expect(unlinked([])()).toEqual([]);
  const many = Array.from({ length: 2000 }, (_, index) => ({ text: 'x', url: `${german}${index}` }));
  expect(unlinked(many)()).toEqual([]);
});

test('an owner is told the line of the page that is served, by the law of the country that the documents name', () => {
  const questionnaire = findQuestionnaire('IMPRINT');
  if (questionnaire === null) throw new Error('the type is gone');
  const served = {
    questionnaire,
    answers: { country: 'AT', site_kind: ['goods'] },
    createdAt: new Date(0),
    agreementId: 'some',
    liveToken: 'token',
    currentVersionId: 'some',
  };
  const owner = { documentsUrl: 'https://docs.example', documents: [served], country: 'DE' };
  const [policy, imprint] = unlinked(links('Warenkorb'), owner)();
  expect(policy?.link).toEqual({ name: 'Datenschutzerklärung', law: 'Art. 13 DSGVO', url: null });
  expect(imprint?.link).toEqual({
    name: 'Impressum',
    law: '§ 5 ECG, § 25 MedienG',
    url: 'https://docs.example/live/token',
  });
  // Without documents the owner's word on the website counts, and not its address.
  const american = { ...owner, documents: [], country: 'US' };
  expect(unlinked(links('Warenkorb'), american)().map(({ code }) => code)).toEqual(['policy-not-linked']);
});
