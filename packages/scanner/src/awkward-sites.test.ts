/** What websites do that keep a quick look from seeing it. */
import { observedVendors } from '@clausewright/library/observed-vendors';
import { expect, test } from 'vitest';
import { findFindings } from './findings.ts';
import { groupServices } from './identify/group-services.ts';
import { createIdentifier } from './identify/identify.ts';
import type { Observation } from './observation.ts';
import type { ScanOptions } from './scan.ts';
import { type Hosts, scanQuickly, startStandIns } from './testing/stand-ins.ts';

const identifier = createIdentifier(observedVendors);
const page = (body: string): string =>
  `<!doctype html><html lang="de"><head><title>Laden</title></head><body>${body}<a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a></body></html>`;
const load = `document.head.append(Object.assign(document.createElement('script'), { src: 'http://static.hotjar.com/c/hotjar-1.js' }))`;

async function look(hosts: Hosts, options: Partial<ScanOptions> = {}): Promise<Observation> {
  await using servers = await startStandIns({ 'static.hotjar.com': '// hotjar', ...hosts });
  return await scanQuickly(servers.reach, {
    address: new URL('http://shop.example/'),
    pages: 1,
    passes: ['unanswered'],
    ...options,
  });
}
const inventoryOf = (observation: Observation) => groupServices(observation, identifier);
const servicesOf = (observation: Observation) => inventoryOf(observation).services.map(({ id }) => id);

const later: readonly [what: string, body: string][] = [
  [
    'somebody presses',
    `<p>Text</p><script>addEventListener('click', () => ${load}, { once: true })</script>`,
  ],
  [
    'what scrolls in place of the page has come to its end',
    `<main style="position: fixed; inset: 0; overflow: auto"><div style="height: 4000px"></div><p id="end">Ende</p></main>
    <script>new IntersectionObserver((seen) => { if (seen.some((one) => one.isIntersecting)) ${load} }).observe(document.querySelector('#end'))</script>`,
  ],
];

test.each(later)('a tag that waits until %s is seen', async (_, body) => {
  expect(servicesOf(await look({ 'shop.example': page(body) }))).toEqual(['hotjar']);
});

test('a press meets no link, no button and no layer', async () => {
  const all = `<a href="/weg" style="display: block; height: 3000px">weg</a>
    <div style="position: fixed; inset: 0" onclick="${load}">Layer</div>`;
  const observation = await look({ 'shop.example': page(all) });
  expect(servicesOf(observation)).toEqual([]);
  expect(observation.passes[0]?.pages.map(({ url }) => url)).toEqual(['http://shop.example/']);
});

test('forms and links in dialogs, shadow trees and own frames stand on the page', async () => {
  const field = (name: string): string => `<form action=/x><input name=${name}></form>`;
  const observation = await look({
    'shop.example': page(`<dialog>${field('dialog')}</dialog><p id="open"></p><p id="closed"></p>
      <iframe srcdoc="${field('written')}"></iframe><iframe src="/rahmen"></iframe><iframe src="http://others.example/"></iframe>
      <script>
        document.querySelector('#open').attachShadow({ mode: 'open' }).innerHTML = '${field('open')}';
        document.querySelector('#closed').attachShadow({ mode: 'closed' }).innerHTML = '${field('closed')}';
      </script>`),
    'shop.example/rahmen': `${field('frame')}<a href="/kontakt">Kontakt</a>`,
    'others.example': field('others'),
  });
  const [first] = observation.passes[0]?.pages ?? [];
  const names = first?.forms.flatMap(({ fields }) => fields.map(({ name }) => name)).toSorted();
  expect(names).toEqual(['closed', 'dialog', 'frame', 'open', 'written']);
  expect(first?.links.map(({ text }) => text)).toContain('Kontakt');
});

test('a website that has moved to another domain is looked at there, and is none of its own services', async () => {
  const observation = await look({
    'shop.example': { status: 301, headers: { location: 'http://www.marke.example/de/' } },
    'www.marke.example': page(
      '<img src="http://cdn.marke.example/a.png"><script>document.cookie = "own=1"</script>',
    ),
  });
  expect(observation.address).toBe('http://www.marke.example/de/');
  expect(servicesOf(observation)).toEqual([]);
  expect(new Set(inventoryOf(observation).own.map(({ what }) => what))).toEqual(new Set(['own']));
});

test('a service under a name of the website is told by the name that stands behind it', async () => {
  const hosts = {
    'shop.example': page(
      '<script src="http://metrics.shop.example/b.js"></script><img src="http://static.shop.example/a.png">',
    ),
    'metrics.shop.example': `document.cookie = 'visit=1; max-age=864000; path=/'`,
  };
  const names = new Map([
    ['metrics.shop.example', 'shop.example.sc.omtrdc.net'],
    ['static.shop.example', 'd111.cloudfront.net'],
  ]);
  const observation = await look(hosts, { nameOf: (host) => Promise.resolve(names.get(host) ?? null) });
  expect(servicesOf(observation)).toEqual(['adobe-analytics']);
  const [service] = inventoryOf(observation).services;
  expect(service?.sightings.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    'request http://metrics.shop.example/b.js',
    'cookie visit',
  ]);
});

test('cookies that frameworks of many set are nobody else’s', async () => {
  const set = ['sessionid', 'connect.sid', 'lang', 'locale', 'c', 'XSRF-TOKEN', 'JSESSIONID', 'api_token']
    .map((name) => `document.cookie = '${name}=1; path=/';`)
    .join('');
  const observation = await look({
    'shop.example': page(`<script>${set} localStorage.setItem('theme', 'x')</script>`),
  });
  expect(inventoryOf(observation).services).toEqual([]);
  expect(findFindings(observation, inventoryOf(observation))).toEqual([]);
});

test('an answer that is cut off does not hold the page, and a status that there is not ends nothing', async () => {
  const observation = await look({
    'shop.example': page(
      '<script src="http://cut.example/a.js"></script><img src="http://odd.example/a.png">',
    ),
    'cut.example': { headers: { 'content-length': '9999' }, body: '// begun', isCut: true },
    'odd.example': { isRaw: true, body: 'HTTP/1.1 099 Odd\r\n\r\n' },
  });
  expect(observation.passes[0]?.pages[0]).toMatchObject({ title: 'Laden', limits: [] });
});
