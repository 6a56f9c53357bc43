import { beforeAll, expect, test } from 'vitest';
import type { Installed } from './inspect-page.ts';
import { createPageInspector } from './page-inspector.ts';

const site: Installed = {
  siteId: 'abcdefghijklmnopqrstuv',
  origin: 'https://consent.example',
  mode: 'basic',
  button: true,
  languages: ['en'],
  vendors: [],
  catalogue: {},
  denied: [],
};
const url = new URL('https://shop.example/');
const pageOf = (html: string) => ({ url, html, policies: [] });
/** The most that is loaded of a page. */
const bytes = 3_000_000;
const fill = (part: string) => part.repeat(Math.floor(bytes / part.length));
const numbered = (part: (number: number) => string) => {
  let text = '';
  for (let number = 0; text.length < bytes - 50; number += 1) text += part(number);
  return text;
};
/** Each paragraph of a tree would take a copy of every open element along. */
const formatting = (open: number, paragraphs: number) =>
  `<p>${Array.from({ length: open }, (_, id) => `<b id=${id}>`).join('')}${'<p>x'.repeat(paragraphs)}`;

/** How often others had their turn while a page was inspected. */
async function turnsDuring<Result>(work: Promise<Result>): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  try {
    return { result: await work, turns };
  } finally {
    clearInterval(timer);
  }
}

const inspector = createPageInspector();
beforeAll(async () => {
  await inspector.inspect(pageOf(''), site);
  return () => inspector[Symbol.asyncDispose]();
});

test.each([
  ['22 kB that make a million elements', formatting(1000, 2000)],
  ['58 kB that make five million', formatting(2500, 6000)],
  ['3 MB that make far more', formatting(100_000, 400_000)],
  ['elements in elements', fill('<b>')],
  ['tables in tables', fill('<table><td>')],
  ['attributes', `<b ${numbered((number) => `a${number} `)}>`],
  ['the same attribute', `<b ${fill('a ')}>`],
  ['references', fill('&notin;&amp')],
  ['a reference without end', `<a href="&${fill('notin')}">`],
  ['an address without end', `<script src="//${fill('a.')}"></script>`],
  ['scripts', numbered((number) => `<script src=//${number}.example></script>`)],
  ['an unclosed comment', `<!--${fill('-!-')}`],
  ['unclosed tags', fill('<a href="')],
  ['a policy without end', `<meta http-equiv=content-security-policy content="${fill('a a;')}">`],
])(
  '%s: others are served, and the owner gets an answer',
  async (_name, html) => {
    const { result, turns } = await turnsDuring(inspector.inspect(pageOf(html), site));
    expect(turns).toBeGreaterThan(0);
    if (result.ok) expect(result.value.installed).toBe(false);
    else expect(result.reason).toBe('site-too-complex');
  },
  20_000,
);

test('a slow page is abandoned, and the next one is inspected', async () => {
  await using hurried = createPageInspector({ timeout: 2000 });
  const refused = { ok: false, reason: 'site-too-complex' };
  expect(await hurried.inspect(pageOf(fill('<svg><desc>')), site)).toEqual(refused);
  const script = `<script src="${site.origin}/c/${site.siteId}.js"></script>`;
  expect(await hurried.inspect(pageOf(script), site)).toEqual({
    ok: true,
    value: { installed: true, findings: [] },
  });
});

test('of many concurrent pages some are queued, the others are asked to retry', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => inspector.inspect(pageOf(''), site)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(9);
  expect(all.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'limited', retryAfter: 10 });
});
