/** What a scan says of barriers on websites of stand-ins, and that the website learns nothing of being checked. */
import { expect, test } from 'vitest';
import type { Observation, PageCheck } from '../observation.ts';
import { scanQuickly, startStandIns } from '../testing/stand-ins.ts';
import { gatherAccessibility } from './gather.ts';

const address = new URL('http://shop.example/');
const page = (body: string, more = '') =>
  `<!doctype html><html lang="de"><head><title>Laden</title>${more}</head><body><main><h1>Laden</h1>${body}</main></body></html>`;
const checksOf = ({ passes }: Observation): (PageCheck | undefined)[] =>
  passes.flatMap(({ pages }) => pages.map(({ accessibility }) => accessibility));
const quick = { load: 8000, quiet: 300, least: 400, most: 6000 };

test('barriers are told by rule with their criteria and places, and nothing of what stands there', async () => {
  const barriers = `<form id="order"><input value="Erika Mustermann"></form>
    <a href="mailto:erika@mustermann.example" title=""><img src="/erika-mustermann.png"></a>
    ${'<div><p style="color:#aaa">Erika Mustermann, 0171 2345678</p></div>'.repeat(5)}`;
  await using hosts = await startStandIns({
    'shop.example': page(`${barriers}<a href="/about">Impressum</a>`),
    'shop.example/about': page('<p style="color:#aaa">Erika Mustermann</p>'),
  });
  const observation = await scanQuickly(hosts.reach, { address, pages: 2, passes: ['unanswered'] });
  const found = gatherAccessibility(observation);
  expect(found).toMatchObject({
    version: expect.stringMatching(/^4\./u),
    checked: ['http://shop.example/', 'http://shop.example/about'],
    not_checked: [],
  });
  expect(found?.barriers.map(({ rule, impact }) => `${impact} ${rule}`)).toEqual([
    'critical image-alt',
    'critical label',
    'serious color-contrast',
    'serious link-name',
  ]);
  const contrast = found?.barriers.find(({ rule }) => rule === 'color-contrast');
  expect(contrast).toMatchObject({
    criteria: [{ number: '1.4.3', url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html' }],
    tags: expect.arrayContaining(['wcag2aa', 'EN-9.1.4.3']),
    pages: [
      {
        page: 'http://shop.example/',
        places: 5,
        examples: [1, 2, 3].map((at) => `html > body > main > div:nth-of-type(${at}) > p`),
      },
      { page: 'http://shop.example/about', places: 1, examples: ['html > body > main > p'] },
    ],
  });
  expect(found?.barriers.find(({ rule }) => rule === 'label')?.pages[0]?.examples).toEqual([
    'form#order > input',
  ]);
  expect(JSON.stringify(found)).not.toMatch(/mustermann|0171/iu);
});

test('the website learns nothing of the check, and is asked for nothing more', async () => {
  const watching = `<script>
    const seen = new Set();
    addEventListener('load', () => setTimeout(() => {
      for (const type of ['message', 'scroll', 'focusin', 'resize']) addEventListener(type, ({ type }) => seen.add(type), true);
      new MutationObserver(() => seen.add('mutation')).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener('pagehide', () => navigator.sendBeacon('/seen?' + [...seen, typeof axe].sort().join(), ''));
    }, 0));
  </script>`;
  const body =
    '<link rel="stylesheet" href="/style.css"><iframe src="/frame" title="Karte"></iframe><img src="/a.png">';
  const hosts = {
    'shop.example': page(body, watching),
    'shop.example/style.css': { body: 'p { color: #aaa }', headers: { 'content-type': 'text/css' } },
    'shop.example/frame': `<script>addEventListener('message', () => fetch('/told'))</script>`,
  };
  const asked = async (accessibility: boolean): Promise<string[]> => {
    await using servers = await startStandIns(hosts);
    const options = { address, pages: 1, passes: ['unanswered'] as const, accessibility };
    const observation = await scanQuickly(servers.reach, options);
    expect(checksOf(observation).map((check) => check?.state)).toEqual([
      accessibility ? 'checked' : undefined,
    ]);
    return servers.asked.map(({ path }) => path).toSorted();
  };
  const without = await asked(false);
  expect(without.find((path) => path.startsWith('/seen'))).toMatch(/\?(?:resize,)?(?:scroll,)?undefined$/u);
  expect(await asked(true)).toEqual(without);
});

test('only pages that nobody answered are checked, each once', async () => {
  await using hosts = await startStandIns({ 'shop.example': page('<input>') });
  const observation = await scanQuickly(hosts.reach, { address, pages: 1, passes: ['unanswered', 'gpc'] });
  expect(checksOf(observation).map((check) => check?.state)).toEqual(['checked', undefined]);
});

test('a page that is too large, too slow, in the way or not there is told apart, and the scan goes on', async () => {
  await using hosts = await startStandIns({
    'shop.example': page(['/large', '/empty', '/gone'].map((to) => `<a href="${to}">Seite</a>`).join('')),
    'shop.example/large': page('<i></i>'.repeat(21_000)),
    'shop.example/empty': page('', '<script>onload = () => document.documentElement.remove();</script>'),
    'shop.example/gone': { status: 404, body: page('') },
  });
  const observation = await scanQuickly(hosts.reach, { address, pages: 4, passes: ['unanswered'] });
  expect(observation.limits).toEqual([]);
  const found = gatherAccessibility(observation);
  expect(found?.checked).toEqual(['http://shop.example/']);
  expect(found?.not_checked.toSorted((a, b) => (a.page < b.page ? -1 : 1))).toEqual([
    { page: 'http://shop.example/empty', reason: 'failed' },
    { page: 'http://shop.example/gone', reason: 'not-seen' },
    { page: 'http://shop.example/large', reason: 'too-large' },
  ]);
});

test('a check that takes too long is ended, and the next page is seen as ever', async () => {
  await using hosts = await startStandIns({
    'shop.example': page(`<a href="/next">Weiter</a>${'<p>Text <a href="/x">x</a></p>'.repeat(700)}`),
    'shop.example/next': page('<script src="http://static.hotjar.com/c/hotjar-1.js"></script>'),
  });
  const check = { page: 40, scan: 40 };
  const observation = await scanQuickly(hosts.reach, {
    address,
    pages: 2,
    passes: ['unanswered'],
    patience: { first: quick, further: quick, banner: 2000, check },
  });
  expect(checksOf(observation)).toEqual([
    { state: 'not-checked', reason: 'too-long' },
    { state: 'not-checked', reason: 'no-time' },
  ]);
  expect(observation.limits).toEqual([]);
  expect(observation.passes[0]?.pages.map(({ status }) => status)).toEqual([200, 200]);
  expect(observation.passes[0]?.requests.map(({ host }) => host)).toContain('static.hotjar.com');
});
