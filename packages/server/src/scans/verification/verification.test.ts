import { expect, test } from 'vitest';
import type { LoadResult } from '../../consent/site-check/load-page.ts';
import { startNameServer } from '../testing/name-server.ts';
import { findProof } from './find-proof.ts';
import { dnsRecord, isBannerIn, isTagIn, metaTag } from './proof-marks.ts';
import { createTxtResolver } from './resolve-txt.ts';

const token = 'abcdefghijklmnopqrstuv';
const site = 'zyxwvutsrqponmlkjihgfe';
const consentUrl = 'https://consent.example';

const page =
  (html: string, url = 'https://shop.example/') =>
  async (): Promise<LoadResult> => ({
    ok: true,
    page: { url: new URL(url), html, policies: [] },
  });
const asked = { domain: 'shop.example', token, siteIds: [site], pages: [new URL('https://shop.example/')] };
const silent = async (): Promise<string[]> => [];

test('each of the three ways is found by itself', async () => {
  await using names = await startNameServer({
    'shop.example': ['v=spf1 -all', dnsRecord(token)],
    'long.example': ['x'.repeat(400)],
    'other.example': [dnsRecord('another-token-of-somebody')],
  });
  const resolveTxt = createTxtResolver([names.address]);
  const look = (html: string, domain: string) =>
    findProof(
      { loadSite: page(html, `https://www.${domain}/`), resolveTxt, consentUrl },
      { ...asked, domain },
    );
  expect(await look('<html><body>', 'shop.example')).toEqual([
    { way: 'banner', outcome: 'missing' },
    { way: 'dns', outcome: 'found' },
    { way: 'meta', outcome: 'missing' },
  ]);
  expect(await resolveTxt('long.example')).toEqual(['x'.repeat(400)]);
  expect(await look(`<head>${metaTag(token)}</head>`, 'other.example')).toEqual([
    { way: 'banner', outcome: 'missing' },
    { way: 'dns', outcome: 'missing' },
    { way: 'meta', outcome: 'found' },
  ]);
  const script = `<body><script async src='${consentUrl}/c/${site}.js'></script>`;
  expect(await look(script, 'nowhere.example')).toEqual([
    { way: 'banner', outcome: 'found' },
    { way: 'dns', outcome: 'missing' },
    { way: 'meta', outcome: 'missing' },
  ]);
});

test('who sends its visitors on to another website, or does not answer, has shown nothing', async () => {
  const elsewhere = page(metaTag(token), 'https://elsewhere.example/');
  const sent = await findProof({ loadSite: elsewhere, resolveTxt: silent, consentUrl }, asked);
  expect(sent.map(({ outcome }) => outcome)).toEqual(['unreachable', 'missing', 'unreachable']);
  // Nobody listens there.
  const resolveTxt = createTxtResolver(['127.0.0.1:9']);
  const loadSite = async (): Promise<LoadResult> => ({ ok: false, reason: 'site-unreachable' });
  const dead = await findProof({ loadSite, resolveTxt, consentUrl }, asked);
  expect(dead.map(({ outcome }) => outcome)).toEqual(['unreachable', 'unreachable', 'unreachable']);
}, 30_000);

test('only a tag in the head with the own token counts, however it is written', () => {
  for (const html of [
    metaTag(token),
    `<META content='${token}' NAME=website-owner-proof />`,
    `<html><head><title>x</title>${metaTag(token)}</head><body>`,
  ])
    expect(isTagIn(html, token), html).toBe(true);
  for (const html of [
    '',
    metaTag('another-token-of-somebody'),
    `<!-- ${metaTag(token)} -->`,
    `<body><p>A comment of a visitor: ${metaTag(token)}`,
    `<meta name="description" content="${token}">`,
  ])
    expect(isTagIn(html, token), html).toBe(false);
});

test('only the script of a banner of the account counts', () => {
  const given = { consentUrl, siteIds: [site] };
  expect(isBannerIn(`<script src="${consentUrl}/c/${site}/de.js"></script>`, given)).toBe(true);
  for (const src of [
    `https://evil.example/c/${site}.js`,
    `${consentUrl}/c/${token}.js`,
    `${consentUrl}/c/${site}/receipt`,
  ])
    expect(isBannerIn(`<script src="${src}"></script>`, given), src).toBe(false);
  expect(isBannerIn(`<!-- <script src="${consentUrl}/c/${site}.js"></script> -->`, given)).toBe(false);
});
