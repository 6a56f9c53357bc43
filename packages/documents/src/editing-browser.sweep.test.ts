/** The same functions in a real browser, where an entity is decoded by the DOM and not by a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createViteServer } from 'vitest/node';
import { clauseMarkdown, convertMarkdown, documentOfTexts, renderArticle, unsupportedIn } from './editing.ts';
import { chromiumOptions } from '../../../tooling/chromium.ts';
import { xssPayloads } from './testing/xss-payloads.ts';
import { canonical } from './testing/canonical.ts';
import { supportedExamples, unsupportedExamples } from './testing/commonmark-examples.ts';
import { generatedDocuments } from './testing/generated-documents.ts';
import { hostileMarkdown } from './testing/hostile-markdown.ts';
import { hostilePayloads } from './testing/hostile-payloads.ts';
import { hostileTrees } from './testing/hostile-trees.ts';
import { runs } from './testing/runs.ts';

type Modules = Awaited<ReturnType<typeof createViteServer>>;
const cacheDir = mkdtempSync(join(tmpdir(), 'editing-'));
const entry = fileURLToPath(new URL('./editing.ts', import.meta.url));
let modules: Modules;
let browser: Browser;
let page: Page;
let alarms = 0;
const loaded: string[] = [];

beforeAll(async () => {
  modules = await createViteServer({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    cacheDir,
    logLevel: 'silent',
    appType: 'custom',
    // The conditions of a build: without them the parser's own tests of itself would run, and need other packages.
    resolve: { conditions: ['module', 'browser'] },
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await modules.listen();
  browser = await chromium.launch(chromiumOptions);
  page = await browser.newPage();
  page.on('request', (request) => loaded.push(request.url()));
  page.on('dialog', (dialog) => {
    alarms++;
    void dialog.dismiss();
  });
  const home = modules.resolvedUrls?.local[0] ?? '';
  await page.route(`${home}blank`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${home}blank`);
  await page.evaluate(`import('/@fs${entry}').then((module) => { globalThis.editing = module; })`);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await modules.close();
  rmSync(cacheDir, { recursive: true });
});

const texts = [
  ...hostilePayloads,
  ...xssPayloads,
  ...[...supportedExamples, ...unsupportedExamples].map(([markdown]) => markdown),
  ...Object.values(hostileMarkdown).map((make) => make(600)),
  '> '.repeat(10_000),
  'x'.repeat(400_001),
  'a&#0;b \ud800 &nope; &copy &CounterClockwiseContourIntegral; &ngE; &#xD800; &lt',
];

/** What one call of an exported function gives in the browser, as JSON. */
async function inBrowser(name: string, list: readonly unknown[][]): Promise<string[]> {
  return page.evaluate<string[]>(
    `${JSON.stringify(list)}.map((of) => JSON.stringify(globalThis.editing.${name}(...of)))`,
  );
}

test('the browser runs the browser build', () => {
  expect(loaded.some((url) => url.includes('decode-named-character-reference/index.dom.js'))).toBe(true);
  expect(loaded.filter((url) => /docx|typst|zod/u.test(url))).toEqual([]);
});

test('a converted text has identical bytes in browser and server', async () => {
  const shown = await inBrowser(
    'convertMarkdown',
    texts.map((text) => [text]),
  );
  expect(shown).toEqual(texts.map((text) => JSON.stringify(convertMarkdown(text))));
  const lines = await inBrowser(
    'unsupportedIn',
    texts.map((text) => [text]),
  );
  expect(lines).toEqual(texts.map((text) => JSON.stringify(unsupportedIn(text))));
});

test('a document and its article have identical bytes in browser and server', async () => {
  const wild = fc.sample(hostileTrees({ foreign: true }), runs(40, 2000)).map((tree) => {
    const document = canonical(tree);
    return { document, clauses: [{ id: 'a', version: 1, from: 0, to: document.children.length }] };
  });
  const documents = [...wild, ...generatedDocuments(1)];
  const of = documents.map(({ document: { language, title, ...rest }, clauses }) => [
    { language, title },
    clauseMarkdown({ language, title, ...rest }, clauses),
  ]) satisfies Parameters<typeof documentOfTexts>[];
  const made = of.map((one) => documentOfTexts(...one));
  expect(await inBrowser('documentOfTexts', of)).toEqual(made.map((one) => JSON.stringify(one)));
  const articles = made.flatMap((one) => (one.ok ? [[one.document] as const] : []));
  expect(articles).toHaveLength(documents.length);
  expect(
    await inBrowser(
      'renderArticle',
      articles.map((one) => [...one]),
    ),
  ).toEqual(articles.map(([document]) => JSON.stringify(renderArticle(document))));
});

// As text, because the types of this package know no DOM.
const show = (html: string) => `(() => {
  document.body.innerHTML = ${JSON.stringify(html)};
  for (const element of document.querySelectorAll('*'))
    for (const event of ['mouseover', 'focus', 'toggle']) element.dispatchEvent(new Event(event));
  const bad = [...document.querySelectorAll('a')]
    .filter(({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol));
  for (const link of bad) link.click();
  return bad.length;
})()`;

test('hostile text executes nothing in its preview, while an unfiltered preview is caught', async () => {
  const leaks: string[] = [];
  alarms = 0;
  for (const text of [...hostilePayloads, ...xssPayloads]) {
    const made = convertMarkdown(text);
    const bad = await page.evaluate<number>(show(made.ok ? made.html : ''));
    if (bad > 0) leaks.push(text);
  }
  await page.waitForTimeout(50);
  expect({ leaks, alarms }).toEqual({ leaks: [], alarms: 0 });
  for (const text of xssPayloads) await page.evaluate(show(`<p>${text}</p>`));
  await page.waitForTimeout(50);
  expect(alarms).toBeGreaterThan(xssPayloads.length / 4);
});
