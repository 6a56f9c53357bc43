/** The whole way: a real browser behind the proxy, on websites of stand-ins under real host names. */
import { readdirSync } from 'node:fs';
import { observedVendors } from '@clausewright/library/observed-vendors';
import { afterEach, expect, test } from 'vitest';
import { findFindings } from './findings.ts';
import { groupServices } from './identify/group-services.ts';
import { createIdentifier } from './identify/identify.ts';
import type { Observation } from './observation.ts';
import { scanDirectory, scanQuickly, startStandIns } from './testing/stand-ins.ts';

const address = new URL('http://shop.example/');
const identifier = createIdentifier(observedVendors);
const findingsOf = (observation: Observation) =>
  findFindings(observation, groupServices(observation, identifier)).map(({ code, subject }) =>
    `${code} ${subject}`.trim(),
  );
const page = (body: string) =>
  `<!doctype html><html lang="de"><head><title>Shop</title></head><body>${body}<a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a></body></html>`;

/** As the most used tools do it: an answer is kept in a cookie, and tags run once it allows them. */
const banner = (tags: string) => `<script>
  const allowed = () => document.cookie.includes('answer=yes');
  const run = () => { ${tags} };
  window.clausewright = {
    accept() { document.cookie = 'answer=yes; max-age=31536000; path=/'; run(); },
    reject() { document.cookie = 'answer=no; max-age=31536000; path=/'; },
  };
  if (allowed()) run();
</script>`;
const analytics = `const tag = document.createElement('script'); tag.src = 'http://static.hotjar.com/c/hotjar-1.js'; document.head.append(tag);`;
const hotjar = `document.cookie = '_hjSessionUser_1=x; max-age=31536000; path=/';
fetch('http://in.hotjar.com/api', { mode: 'no-cors' });`;

afterEach(() => {
  expect(readdirSync(scanDirectory)).toEqual([]);
});

test('a tag that waits for its answer is found only after one, and nothing is held against the site', async () => {
  await using hosts = await startStandIns({
    'shop.example': page(banner(analytics)),
    'static.hotjar.com': hotjar,
  });
  const observation = await scanQuickly(hosts.reach, { address, pages: 2 });
  expect(observation.limits).toEqual([]);
  expect(observation.passes.map(({ name, answered }) => [name, answered])).toEqual([
    ['unanswered', null],
    ['refused', 'Clausewright'],
    ['accepted', 'Clausewright'],
    ['withdrawn', 'Clausewright'],
    ['gpc', null],
  ]);
  const { services } = groupServices(observation, identifier);
  expect(services.map(({ id }) => id)).toEqual(['hotjar']);
  expect(new Set(services[0]?.sightings.map(({ pass }) => pass))).toEqual(new Set(['accepted', 'withdrawn']));
  const cookie = services[0]?.sightings.find(({ kind }) => kind === 'cookie');
  expect(cookie).toMatchObject({
    what: '_hjSessionUser_1',
    days: 365,
    initiator: { kind: 'script', url: 'http://static.hotjar.com/c/hotjar-1.js', line: 1 },
  });
  // The stand-in for the banner deletes nothing when the answer is taken back: that is what is found.
  expect(findingsOf(observation)).toEqual(['after-withdrawal Hotjar']);
});

test('what loads without or against an answer is found with the line that loaded it', async () => {
  const always = `<script>${analytics}</script>\n<iframe src="http://www.youtube.com/embed/x"></iframe>`;
  await using hosts = await startStandIns({
    'shop.example': page(`${banner('')}\n${always}`),
    'static.hotjar.com': hotjar,
    'www.youtube.com': {
      body: '<p>video',
      headers: { 'set-cookie': 'VISITOR_INFO1_LIVE=x; Secure; SameSite=None' },
    },
  });
  const observation = await scanQuickly(hosts.reach, { address, pages: 1 });
  const findings = findFindings(observation, groupServices(observation, identifier));
  const told = findings.map(({ code, subject }) => `${code} ${subject}`);
  for (const code of ['before-answer', 'after-refusal', 'after-withdrawal']) {
    expect(told, code).toContain(`${code} Hotjar`);
    expect(told, code).toContain(`${code} YouTube`);
  }
  const evidence = findings.find(({ code, vendor }) => code === 'before-answer' && vendor === 'hotjar')
    ?.evidence[0];
  expect(evidence).toMatchObject({
    kind: 'request',
    what: 'http://static.hotjar.com/c/hotjar-1.js',
    page: 'http://shop.example/',
    initiator: { kind: 'script', url: 'http://shop.example/', line: 10 },
  });
});

test('a site with its own necessary cookies and counting without any has no finding', async () => {
  await using hosts = await startStandIns({
    'shop.example': {
      body: page('<script defer data-domain="shop.example" src="http://plausible.io/js/script.js"></script>'),
      headers: { 'set-cookie': 'session=1; HttpOnly; Path=/' },
    },
    'plausible.io/js/script.js': `fetch('http://plausible.io/api/event', { method: 'POST', mode: 'no-cors', body: '{}' })`,
  });
  const observation = await scanQuickly(hosts.reach, {
    address,
    pages: 1,
    passes: ['unanswered', 'refused', 'gpc'],
  });
  expect(observation.limits).toEqual([{ pass: 'refused', limit: 'no-banner-answered' }]);
  expect(findingsOf(observation)).toEqual(['not-answered']);
});

test('a banner that can be accepted alone is accepted, and the report says that it could not be refused', async () => {
  const only = `<div id="onetrust-banner-sdk"><button id="onetrust-accept-btn-handler">OK</button></div>
    <script>document.querySelector('button').onclick = () => { ${analytics} };</script>`;
  await using hosts = await startStandIns({ 'shop.example': page(only), 'static.hotjar.com': hotjar });
  const observation = await scanQuickly(hosts.reach, {
    address,
    pages: 1,
    passes: ['unanswered', 'refused', 'accepted'],
  });
  expect(observation.limits).toEqual([{ pass: 'refused', limit: 'no-banner-answered' }]);
  expect(observation.passes.map(({ name, answered }) => [name, answered])).toEqual([
    ['unanswered', null],
    ['refused', null],
    ['accepted', 'OneTrust'],
  ]);
  const { services } = groupServices(observation, identifier);
  expect(
    services.map(({ id, sightings }) => [id, sightings.every((one) => one.pass === 'accepted')]),
  ).toEqual([['hotjar', true]]);
});

test('GPC is sent with every request and told to scripts', async () => {
  const ads = `if (navigator.globalPrivacyControl !== true) fetch('http://shop.example/no-signal');`;
  await using hosts = await startStandIns({
    'shop.example': page(`<script>${ads}</script><img src="http://static.criteo.net/js/x.gif">`),
  });
  const observation = await scanQuickly(hosts.reach, { address, pages: 1, passes: ['gpc'] });
  expect(findingsOf(observation)).toContain('gpc-ignored Criteo');
  const asked = hosts.asked.filter(
    ({ host, path }) => /^shop\.|criteo/u.test(host) && !/favicon|robots|sitemap/u.test(path),
  );
  expect(asked.map(({ path, headers }) => [path, headers['sec-gpc']])).toEqual([
    ['/', '1'],
    ['/js/x.gif', '1'],
  ]);
});

test('forms, pages of each kind, frames and storage of every sort are in the inventory', async () => {
  await using hosts = await startStandIns({
    'shop.example': page(`
      <form action="/order"><label>E-Mail <input type="email" name="mail" autocomplete="email"></label>
      <input type="hidden" name="t"><select name="country"></select></form>
      <a href="/p/1">Vase</a><a href="/p/2">Krug</a><a href="/kontakt">Kontakt</a><a href="/katalog.pdf">Katalog</a>
      <a href="http://elsewhere.example/">Freunde</a>
      <iframe src="http://www.openstreetmap.org/export/embed.html"></iframe>
      <script>
        localStorage.setItem('basket', '1'); sessionStorage.seen = '1';
        indexedDB.open('catalogue');
      </script>`),
    'www.openstreetmap.org': `<script>localStorage.setItem('zoom', '3')</script>`,
  });
  const observation = await scanQuickly(hosts.reach, { address, pages: 5, passes: ['unanswered'] });
  const [pass] = observation.passes;
  expect(pass?.pages.map(({ url }) => new URL(url).pathname)).toEqual([
    '/',
    '/impressum',
    '/kontakt',
    '/datenschutz',
    '/p/1',
  ]);
  expect(pass?.pages[0]).toMatchObject({
    title: 'Shop',
    language: 'de',
    status: 200,
    frames: ['http://www.openstreetmap.org/export/embed.html'],
  });
  expect(pass?.pages[0]?.forms).toEqual([
    {
      action: '/order',
      fields: [
        { name: 'mail', type: 'email', autocomplete: 'email', label: 'E-Mail' },
        { name: 'country', type: 'select', autocomplete: '', label: '' },
      ],
    },
  ]);
  expect(pass?.storage.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
    'indexeddb catalogue',
    'local basket',
    'local zoom',
    'session seen',
  ]);
});

/** Width and height that a JPEG says of itself. */
function sizeOf(picture: string | null | undefined): [number, number] {
  const bytes = Buffer.from(picture ?? '', 'base64');
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
}

test('the first page is pictured at the size of a desktop and of a phone, and left as large as it was', async () => {
  const wide = `addEventListener('mousemove', () => fetch('/width-' + innerWidth), { once: true });`;
  await using hosts = await startStandIns({
    'shop.example': page(
      `<meta name="viewport" content="width=device-width"><script>${wide}</script>${banner(analytics)}`,
    ),
  });
  const { passes } = await scanQuickly(hosts.reach, { address, pages: 1 });
  const [unanswered, refused, accepted] = passes;
  expect(sizeOf(unanswered?.picture)[0]).toBe(1280);
  expect(sizeOf(unanswered?.phonePicture)).toEqual([390, 844]);
  expect(sizeOf(refused?.phonePicture)).toEqual([390, 844]);
  expect(accepted?.phonePicture).toBeNull();
  const widths = unanswered?.requests.filter(({ url }) => url.includes('/width-')).map(({ url }) => url);
  expect(widths).toEqual(['http://shop.example/width-1280']);
});
