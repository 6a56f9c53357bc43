import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderHostedPage, renderPage } from './page.ts';
import { renderRedlinePage } from './redline-page.ts';
import { chromiumOptions } from '../../../tooling/chromium.ts';
import { hostedFrame } from './testing/hosted-frame.ts';
import { policyEditions } from './testing/policy-editions.ts';
import { policyFixture } from './testing/policy-fixture.ts';
import { redlineFrame } from './testing/redline-frame.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const plain = policyFixture('de');
const pages = {
  hosted: renderHostedPage(plain, hostedFrame),
  file: renderPage(plain),
  redline: renderRedlinePage(policyEditions.before, policyEditions.after, redlineFrame),
};

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions);
}, 60_000);
afterAll(() => browser.close());

interface Findings {
  violations: { id: string; nodes: { html: string }[] }[];
}

interface Look {
  kind: keyof typeof pages;
  colorScheme: 'light' | 'dark';
  width: number;
}
const looks: Look[] = [];
for (const kind of ['hosted', 'file', 'redline'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) looks.push({ kind, colorScheme, width });

test.for(looks)(
  'axe finds no violations and nothing overflows: $kind, $colorScheme, $width',
  { timeout: 60_000 },
  async ({ kind, colorScheme, width }) => {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
    await page.setContent(pages[kind]);
    await page.evaluate(axe);
    const found = await page.evaluate<Findings>(`axe.run(document, { runOnly: ${JSON.stringify(tags)} })`);
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await page.close();
  },
);
