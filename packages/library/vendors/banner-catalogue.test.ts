import { vendorInput } from '@clausewright/contract';
import { informalLanguages } from '@clausewright/contract/banner-languages';
import { languages } from '@clausewright/contract/languages';
import { limits } from '@clausewright/contract/limits';
import { expect, test } from 'vitest';
import { vendorTags } from './banner/tags.ts';
import { loadBannerCatalogue } from './banner-catalogue.ts';
import { findVendor, vendors } from './list.ts';
import { vendorCategories, vendorKinds } from './vendor.ts';

test('every vendor with tags is in the catalogue and can be added to a banner as is', async () => {
  const catalogue = await loadBannerCatalogue('en');
  expect(Object.keys(vendorTags).filter((id) => findVendor(id) === undefined)).toEqual([]);
  expect(Object.keys(catalogue)).toEqual(
    vendors.map(({ id }) => id).filter((id) => Object.hasOwn(vendorTags, id)),
  );
  expect(Object.keys(catalogue).length).toBeGreaterThanOrEqual(100);
  for (const [id, { vendor }] of Object.entries(catalogue)) {
    const parsed = vendorInput.safeParse(vendor);
    expect(parsed.error?.issues, id).toBeUndefined();
    expect(vendor.catalogue_id).toBe(id);
    expect(new Set(vendor.patterns).size, id).toBe(vendor.patterns.length);
    expect((vendor.type === 'ESSENTIAL') === (vendor.purpose === 'ENABLE_BASIC_FEATURES'), id).toBe(true);
  }
});

test('vendors for apps and servers only are not offered to websites', async () => {
  const catalogue = await loadBannerCatalogue('en');
  for (const id of ['google-admob', 'apple-in-app-purchase', 'unity-ads', 'sendgrid', 'openai']) {
    expect(catalogue[id], id).toBeUndefined();
  }
  expect(catalogue['google-recaptcha']?.vendor.type).toBe('FUNCTIONALITY');
  expect(catalogue['tiktok-pixel']?.vendor).toMatchObject({
    company: 'TikTok Technology Limited',
    country: 'IE',
  });
  expect(catalogue['x-plugins']?.vendor.company).toBe('X Internet Unlimited Company');
  // Only recalled, so that its owner fills it in.
  expect(catalogue['google-tag-manager']?.vendor).toMatchObject({ company: '', country: 'US' });
});

test('no optional vendor may delete a cookie shared with others', async () => {
  const catalogue = await loadBannerCatalogue('en');
  const optional = Object.values(catalogue).filter(({ vendor }) => vendor.type !== 'ESSENTIAL');
  const essential = Object.values(catalogue).filter(({ vendor }) => vendor.type === 'ESSENTIAL');
  const kept = [
    ...essential.flatMap(({ vendor }) => vendor.cookies),
    'PHPSESSID',
    'JSESSIONID',
    'cw_consent',
    'cw_allowed',
    'cw_unsent',
  ];
  for (const { vendor } of optional) {
    for (const cookie of vendor.cookies) {
      const start = cookie.replace(/\*$/, '');
      expect(start.length, cookie).toBeGreaterThanOrEqual(3);
      const taken = kept.filter((name) => (cookie.endsWith('*') ? name.startsWith(start) : name === cookie));
      expect(taken, `${vendor.name}: ${cookie}`).toEqual([]);
    }
  }
});

test('vendor retention is derived from its cookies, and an unknown one is not the longest', async () => {
  const catalogue = await loadBannerCatalogue('en');
  const keptFor = (id: string) => catalogue[id]?.vendor.kept_for;
  expect(keptFor('google-analytics')).toBe(730);
  expect(keptFor('youtube')).toBe(180);
  expect(keptFor('datadog')).toBe(1);
  expect(keptFor('microsoft-azure')).toBe(0);
  expect(keptFor('vwo')).toBeNull();
  for (const [id, { cookies = [], ownCookies = [] }] of Object.entries(vendorTags)) {
    const names = [...cookies, ...ownCookies].map(({ name }) => name);
    expect(new Set(names).size, id).toBe(names.length);
    for (const { name, days } of [...cookies, ...ownCookies])
      if (days !== null)
        expect(days, `${id}: ${name}`).toSatisfy((kept: number) => kept >= 0 && kept <= 3650);
  }
});

const formalWords = {
  de: /\b(?:Sie|Ihnen|Ihre?[nrms]?)\b/,
  es: /\b(?:usted|su|sus|le)\b/i,
  fr: /(?<!-)\b(?:vous|votre|vos)\b/i,
  it: /\b(?:Lei|La|Le|Suo|Sua|Sue|Suoi)\b|\bmostrarLe\b/,
  nl: /\bu(?:w)?\b/i,
} as const;

test.each(informalLanguages)(
  'each vendor has words for visitors who are addressed as friends, in %s',
  async (language) => {
    for (const [id, { about, informal }] of Object.entries(await loadBannerCatalogue(language))) {
      expect(informal ?? about, id).not.toMatch(formalWords[language]);
      if (informal !== undefined) expect(informal, id).not.toBe(about);
    }
  },
);

test('a discontinued product is marked and not offered', async () => {
  const catalogue = await loadBannerCatalogue('en');
  expect(catalogue['shareasale']?.isRetired).toBe(true);
  expect(catalogue['awin']?.isRetired).toBe(false);
});

test.each(languages)('each vendor describes in one sentence what it does, in %s', async (language) => {
  const { default: texts } = (await import(`./banner/about/${language}.json`, {
    with: { type: 'json' },
  })) as { default: Record<'categories' | 'kinds', Record<string, string>> };
  expect(Object.keys(texts.categories)).toEqual([...vendorCategories]);
  expect(Object.keys(texts.kinds)).toEqual([...vendorKinds]);
  const all = [...Object.values(texts.categories), ...Object.values(texts.kinds)];
  expect(new Set(all).size).toBe(all.length);
  for (const { about } of Object.values(await loadBannerCatalogue(language))) {
    expect(about).toMatch(/^\p{Lu}[^.!?]+\.$/u);
    expect(about.length).toBeLessThanOrEqual(limits.vendorAbout);
  }
});
