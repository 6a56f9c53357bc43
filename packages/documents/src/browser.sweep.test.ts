import * as fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Plain } from '@clausewright/engine/document/tree';
import { renderDocx } from './docx.ts';
import { renderDraftHtml, renderHtml } from './html.ts';
import { renderHostedPage, renderPage } from './page.ts';
import { chromiumOptions } from '../../../tooling/chromium.ts';
import { canonical } from './testing/canonical.ts';
import { xssPayloads } from './testing/xss-payloads.ts';
import { expectedText } from './testing/expected-text.ts';
import { hostedFrame } from './testing/hosted-frame.ts';
import { hostileTrees } from './testing/hostile-trees.ts';
import { lettersOnly } from './testing/read-text.ts';
import { runs } from './testing/runs.ts';
import { zipEntries } from './testing/zip-entries.ts';

/** A page on which whatever runs is counted: one for ours, one for a renderer that does not escape. */
interface Watched {
  page: Page;
  alarms: number;
  shown: string;
}

let browser: Browser;
let ours: Watched;
let control: Watched;
const address = 'https://document.example/';
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions);
  ours = await watched();
  // Apart: on a busy machine its last alarms come when the next page of ours is shown already.
  control = await watched();
}, 60_000);
afterAll(() => browser.close());

async function watched(): Promise<Watched> {
  const one: Watched = { page: await browser.newPage(), alarms: 0, shown: '' };
  await one.page.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: one.shown })
      : route.abort(),
  );
  one.page.on('dialog', (dialog) => {
    one.alarms++;
    void dialog.dismiss();
  });
  return one;
}

const document = (value: string): Plain => ({
  type: 'root',
  language: 'en',
  title: value,
  children: [
    { type: 'heading', depth: 1, children: [{ type: 'text', value }] },
    { type: 'heading', depth: 2, children: [{ type: 'text', value }] },
    { type: 'heading', depth: 2, children: [{ type: 'text', value }] },
    { type: 'paragraph', children: [{ type: 'link', url: value, children: [{ type: 'text', value }] }] },
    {
      type: 'records',
      fields: [value, value],
      rows: [[[{ type: 'text', value }], [{ type: 'strong', children: [{ type: 'text', value }] }]]],
    },
  ],
});
const frameOf = (value: string) => ({
  ...hostedFrame,
  publisher: value,
  versionLine: value,
  updated: { iso: value, text: value },
  versions: [{ label: value, url: value, current: true }],
  creditLine: { text: value, url: value },
});
const draftHtml = (value: string) =>
  renderDraftHtml({
    type: 'TEST',
    language: 'en',
    title: value,
    clauses: [
      {
        id: value,
        version: 1,
        price: null,
        blocks: [
          {
            type: 'paragraph',
            children: [
              { type: 'text', value, from: value },
              { type: 'blank', from: value },
              { type: 'link', url: value, children: [{ type: 'text', value }] },
            ],
          },
        ],
      },
    ],
  });

// As text, because the types of this package know no DOM.
const touchEverything = `
  for (const element of document.querySelectorAll('*'))
    for (const event of ['mouseover', 'focus', 'toggle']) element.dispatchEvent(new Event(event));
  for (const link of document.querySelectorAll('a')) if (link.protocol === 'javascript:') link.click();
`;
const brokenParts = (parts: [string, string][]) => `
  ${JSON.stringify(parts)}
    .filter(([, xml]) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'))
    .map(([path]) => path)
`;

/** Shows the page, touches every element, lets queued handlers run; returns how often something ran. */
async function alarmsOf(on: Watched, html: string): Promise<number> {
  on.alarms = 0;
  on.shown = html;
  await on.page.goto(address);
  await on.page.evaluate(touchEverything);
  await on.page.waitForTimeout(20);
  return on.alarms;
}

test('hostile text executes nothing in our pages, while a renderer without escaping is caught', async () => {
  const ran: Record<string, number> = {};
  let caught = 0;
  for (const value of xssPayloads) {
    const plain = document(value);
    for (const html of [
      renderPage(plain),
      renderHostedPage(plain, frameOf(value)),
      renderHtml(plain),
      draftHtml(value),
    ]) {
      const count = await alarmsOf(ours, html);
      if (count > 0) ran[value] = count;
    }
    const unescaped = `<h1>${value}</h1><p><a href="${value}">${value}</a></p>`;
    if ((await alarmsOf(control, unescaped)) > 0) caught++;
  }
  expect(ran).toEqual({});
  expect(caught).toBeGreaterThan(xssPayloads.length / 2);
}, 120_000);

test('the browser displays random hostile documents as their text', async () => {
  await fc.assert(
    fc.asyncProperty(hostileTrees({ foreign: true }), async (wild) => {
      const plain = canonical(wild);
      ours.shown = renderPage(plain);
      await ours.page.goto(address);
      const text = (await ours.page.locator('article').textContent()) ?? '';
      expect(lettersOnly(text)).toBe(lettersOnly(expectedText(plain, 'html')));
    }),
    { numRuns: runs(40, 150) },
  );
}, 120_000);

test('every part of a Word file is well-formed XML for any text', async () => {
  const problems: string[] = [];
  for (const value of [...xssPayloads, '\u0001\ud800]]>\u{1F600}\ufffe&"\'']) {
    const parts = [...zipEntries(await renderDocx(document(value)))];
    problems.push(...(await ours.page.evaluate<string[]>(brokenParts(parts))));
  }
  expect(problems).toEqual([]);
}, 60_000);
