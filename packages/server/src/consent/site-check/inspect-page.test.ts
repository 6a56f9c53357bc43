import { loadBannerCatalogue } from '@clausewright/library/banner-catalogue';
import type { ConsentVendor } from '@clausewright/contract';
import { beforeAll, expect, test } from 'vitest';
import { inspectPage, type Installed } from './inspect-page.ts';

const siteId = 'abcdefghijklmnopqrstuv';
const origin = 'https://consent.example';
const snippet = `<script async src="${origin}/c/${siteId}/en.js"></script>`;
const url = new URL('https://shop.example/start');
let site: Installed;

beforeAll(async () => {
  const entries = await loadBannerCatalogue('en');
  const catalogue = Object.fromEntries(Object.entries(entries).map(([id, { vendor }]) => [id, vendor]));
  const vendor = (id: string): ConsentVendor => {
    const found = catalogue[id];
    if (found === undefined) throw new Error(id);
    return { ...found, id: `${id}-own`, active: true };
  };
  const vendors = [vendor('google-analytics'), vendor('hotjar')];
  site = { siteId, origin, mode: 'basic', button: false, languages: ['en'], vendors, catalogue, denied: [] };
});

const link = '<a href="/x#privacy-choices">Privacy choices</a>';
const page = (head: string, body = link) =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}`;
const codes = async (html: string, with_: Partial<Installed> = {}, policies: string[] = []) => {
  const inspection = await inspectPage({ html, url, policies }, { ...site, ...with_ });
  return (inspection?.findings ?? []).map(({ code, subject }) => `${code} ${subject}`);
};

test('a complete page has no findings', async () => {
  const tagged =
    '<script type="text/plain" data-consent="analytics" src="https://static.hotjar.com/c/x.js"></script>';
  expect(await inspectPage({ html: page(snippet + tagged), url, policies: [] }, site)).toEqual({
    installed: true,
    findings: [],
  });
});

test('names a missing script, one of another site, a duplicate, or another tool', async () => {
  expect(await codes(page(''))).toEqual([`script-missing ${origin}`]);
  const foreign = snippet.replace(siteId, siteId.toUpperCase());
  expect((await codes(page(foreign))).map((one) => one.split(' ')[0])).toEqual([
    'script-missing',
    'script-of-other-site',
  ]);
  expect((await codes(page(snippet + snippet)))[0]).toMatch(/^script-twice/);
  expect(await codes(page(`${snippet}<script src="https://consent.cookiebot.com/uc.js"></script>`))).toEqual([
    'other-banner Cookiebot',
  ]);
});

test('names what runs without waiting, whether listed, known or unknown', async () => {
  const tags = [
    'https://static.hotjar.com/c/hotjar-1.js?sv=6',
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://cdn.stranger.example/a.js',
    '/own.js',
  ].map((src) => `<script src="${src}"></script>`);
  expect(await codes(page(snippet + tags.join('')))).toEqual([
    'vendor-untagged Hotjar',
    'vendor-unknown Meta Pixel',
    'vendor-unknown cdn.stranger.example',
  ]);
});

test('names a use denied by a policy once per policy, whether its tags wait or not', async () => {
  const ga = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
  const hotjar =
    '<script type="text/plain" data-consent="analytics" src="https://static.hotjar.com/c/x.js"></script>';
  const document = { agreement_id: 'a', type: 'PRIVACY_POLICY', question: 'analytics' } as const;
  const cookies = { agreement_id: 'b', type: 'COOKIES_POLICY', question: 'analytics' } as const;
  const denied = [
    { type: 'ANALYTICS', document },
    { type: 'ANALYTICS', document: cookies },
    { type: 'ADVERTISING', document: { ...document, question: 'ads' } },
  ] as const;
  const of = async (html: string, with_: Partial<Installed>) => {
    const inspection = await inspectPage({ html, url, policies: [] }, { ...site, ...with_ });
    return inspection?.findings.filter(({ code }) => code === 'analytics-found');
  };
  const both = page(snippet + ga + hotjar);
  const line = { code: 'analytics-found', severity: 'warning', subject: 'Google Analytics, Hotjar' };
  expect(await of(both, { denied })).toMatchObject([
    { ...line, type: 'ANALYTICS', document },
    { ...line, type: 'ANALYTICS', document: cookies },
  ]);
  const pixel = '<script src="https://connect.facebook.net/en_US/fbevents.js"></script>';
  expect(await of(page(snippet + pixel), { denied })).toMatchObject([
    { subject: 'Meta Pixel', type: 'ADVERTISING', document: { question: 'ads' } },
  ]);
  expect(await of(both, { denied: [] })).toEqual([]);
  expect(await of(page(snippet), { denied })).toEqual([]);
});

test('in advanced mode Google runs at once, but only after our script', async () => {
  const google = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
  expect(await codes(page(snippet + google))).toEqual(['vendor-untagged Google Analytics']);
  const sync = snippet.replace('async ', '');
  expect(await codes(page(sync + google), { mode: 'advanced' })).toEqual([]);
  expect((await codes(page(google + sync), { mode: 'advanced' }))[0]).toMatch(/^script-not-first/);
  expect((await codes(page(snippet), { mode: 'advanced' }))[0]).toMatch(/^script-not-first/);
});

test('header and page CSPs are evaluated as in a browser', async () => {
  const of = (policy: string) => codes(page(snippet), {}, [policy]);
  expect(await of("default-src 'self'")).toEqual([
    `csp-blocks-script ${origin}`,
    `csp-blocks-record ${origin}`,
  ]);
  expect(await of(`script-src 'self' ${origin}; connect-src https://*.example`)).toEqual([]);
  expect(await of("script-src 'nonce-x' 'strict-dynamic'; connect-src https:")).toEqual([
    `csp-blocks-script ${origin}`,
  ]);
  const nonced = snippet.replace('async', 'async nonce="x"');
  expect(await codes(page(nonced), {}, ["script-src 'nonce-x' 'strict-dynamic'"])).toEqual([]);
  const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">`;
  expect(await codes(page(meta + snippet))).toEqual([`csp-blocks-record ${origin}`]);
});

test('checks the withdrawal link and the language of the page', async () => {
  expect(await codes(page(snippet, ''))).toEqual(['choices-link-missing #privacy-choices']);
  expect(await codes(page(snippet, ''), { button: true })).toEqual([]);
  expect(await codes(page(snippet).replace('lang="en"', 'lang="pl-PL"'))).toEqual(['language-missing pl-PL']);
});

test('reads a page of any depth and kind to its end', async () => {
  expect(await codes(`${'<div>'.repeat(50_000)}${snippet}${link}`)).toEqual([]);
  expect(await codes('')).toContain(`script-missing ${origin}`);
});

test('ignores content in comments, templates, text and styles', async () => {
  const script = '<script src="https://cdn.stranger.example/a.js"></script>';
  for (const hidden of [
    `<!-- ${script} -->`,
    `<template><div><template></template>${script}</div></template>`,
    `<textarea>${script}</textarea>`,
    `<title>${script}</title>`,
    `<noscript>${script}</noscript>`,
    `<style>${script}</style>`,
    `<script type="text/plain">"${script.replace('</script>', '')}"</script>`,
  ]) {
    expect(await codes(page(snippet + hidden)), hidden).toEqual([]);
  }
  expect(await codes(page(`${snippet}</template><svg><style>${script}</style></svg>`))).toEqual([
    'vendor-unknown cdn.stranger.example',
  ]);
});

test('stops reading a page with an excessive number of elements', async () => {
  const read = (html: string) => inspectPage({ html, url, policies: [] }, site);
  expect(await read('<a>'.repeat(20_000))).not.toBeNull();
  expect(await read('<img>'.repeat(600_000))).toBeNull();
  expect(await read('<a>'.repeat(600_000))).toBeNull();
});
