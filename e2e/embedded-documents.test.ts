import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { runAxe } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { type Customer, type Json, logInTo, makeCustomer, payFor } from './support/customer.ts';
import { waitForFiles } from './support/checkout.ts';
import { useOwnServer } from './support/use-journey.ts';

const journey = useOwnServer({ SITE_CHECK_ALLOW: '127.0.0.0/8,::1/128' });
let ada: Customer;
let id = '';
let live = '';

/** Somebody's website: what stands on its pages, under a policy that allows the element what it needs and no more. */
let website: Server;
let site = '';
const bodies = new Map<string, string>();
const policy = () =>
  [
    "default-src 'none'",
    `script-src ${journey.server.origin}`,
    `connect-src ${journey.server.origin}`,
    "style-src 'nonce-own'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

beforeAll(async () => {
  ada = await makeCustomer(journey.server, 'ada@embedded.example');
  const answers = { ...germanShop, delivery_email: 'owner@shop.example' };
  const made = await ada.call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type: 'PRIVACY_POLICY',
    answers,
  });
  id = String(made['agreement_id']);
  await payFor(ada, { item_type: 'agreement', item_id: id });
  live = String((await details())['live_url']);
  website = createServer((request, reply) => {
    const body = bodies.get(request.url ?? '');
    if (body === undefined) return reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy() });
    return reply.end(`<!doctype html><html lang="en"><head><title>Our shop</title><link rel="icon" href="data:,">
      <meta name="viewport" content="width=device-width">
      <style nonce="own">body{font-family:"Courier New",monospace;color:#111;background:#fff}</style>
      <script type="module" src="${journey.server.origin}/live/document.js"></script></head>
      <body><main><h1>Our shop</h1>${body}</main></body></html>`);
  });
  await new Promise<void>((done) => website.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
});
afterAll(() => website.closeAllConnections());

const details = (): Promise<Json> => ada.call('GET', `/agreement/translation/details/${id}?language=de`);

/** Publishes a version with a sentence more in its first clause. */
async function write(words: string): Promise<void> {
  const { revision, clauses } = await details();
  const [first] = clauses as { id: string; markdown: string }[];
  const written = [{ id: first?.id, markdown: `${first?.markdown ?? ''}\n\n${words}` }];
  await ada.call('POST', `/agreement/translation/update/${id}`, {
    language: 'de',
    revision,
    clauses: written,
  });
}

/** A visitor's window, with all that the browser complains about. */
async function visit(path: string): Promise<{ page: Page; faults: string[] }> {
  const context = await journey.browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${site}${path}`);
  return { page, faults };
}

test('a document stands in a page of somebody else in its own style, and follows what is published', async () => {
  bodies.set(
    '/now',
    `<clausewright-document src="${live}" language="de" heading="2"><a href="${live}">Datenschutz</a></clausewright-document>`,
  );
  bodies.set(
    '/pinned',
    `<clausewright-document token="${live.split('/').at(-1)}" language="de" version="1" heading="2"></clausewright-document>`,
  );
  const { page, faults } = await visit('/now');
  const document = page.locator('clausewright-document article');
  await document.waitFor();
  expect(await document.getAttribute('lang')).toBe('de');
  expect(await page.locator('h1').count()).toBe(1);
  const font = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).fontFamily);
  expect(await font('article p')).toBe(await font('body'));
  expect(await page.locator('iframe').count()).toBe(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => globalThis.document.documentElement.scrollWidth - globalThis.document.documentElement.clientWidth,
    );
    expect([width, overflow]).toEqual([width, 0]);
    const { violations } = await runAxe(page);
    expect([width, violations]).toEqual([width, []]);
  }
  const kept = await page.evaluate(() => [
    globalThis.document.cookie,
    localStorage.length,
    sessionStorage.length,
  ]);
  expect(kept).toEqual(['', 0, 0]);
  // A link to a section leads to it although the section came later than the page.
  const target = String(await page.locator('article h3').nth(5).getAttribute('id'));
  await page.goto('about:blank');
  await page.goto(`${site}/now#${target}`);
  await document.waitFor();
  await expect
    .poll(() =>
      page.locator(`[id="${target}"]`).evaluate((one) => Math.round(one.getBoundingClientRect().top)),
    )
    .toBeLessThan(50);

  await write('Ein ganz neuer Satz für alle.');
  await page.reload();
  await page.getByText('Ein ganz neuer Satz für alle.').waitFor();
  await page.goto(`${site}/pinned`);
  await document.waitFor();
  expect(await page.getByText('Ein ganz neuer Satz').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('where no document comes, a link stands, and no other service is asked', async () => {
  const link = `<a href="${live}">Datenschutz</a>`;
  const asked: string[] = [];
  bodies.set(
    '/unknown',
    `<clausewright-document src="${live}" version="99999999999">${link}</clausewright-document>`,
  );
  bodies.set(
    '/bare',
    '<clausewright-document token="../../api/v1/heartbeat?x=" title="Our policy"></clausewright-document>',
  );
  bodies.set('/elsewhere', `<clausewright-document src="${site}/evil">${link}</clausewright-document>`);
  bodies.set('/evil.html', '<article><p id="evil">Evil</p></article>');
  const { page } = await visit('/unknown');
  page.on('request', (request) => asked.push(request.url()));
  const shown = page.locator('clausewright-document');
  await page.waitForFunction(
    () => globalThis.document.querySelector('clausewright-document')?.ariaBusy === null,
  );
  expect(await shown.innerHTML()).toBe(link);
  await page.goto(`${site}/bare`);
  await shown.getByRole('link', { name: 'Our policy' }).waitFor();
  await page.waitForFunction(
    () => globalThis.document.querySelector('clausewright-document')?.ariaBusy === null,
  );
  expect(await shown.locator('article').count()).toBe(0);
  asked.length = 0;
  await page.goto(`${site}/elsewhere`);
  await page.waitForFunction(() => customElements.get('clausewright-document') !== undefined);
  expect(await shown.innerHTML()).toBe(link);
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  await page.context().close();
});

test('the owner takes the code along and hears whether a page is up to date', async () => {
  bodies.set('/now', `<clausewright-document src="${live}"></clausewright-document>`);
  bodies.set('/copied', await (await fetch(`${live}/de/v/1.html`)).text());
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, ada, `/download/${id}`);
  await waitForFiles(page);
  const way = page.getByRole('combobox', { name: 'How to add it' });
  await way.waitFor();
  await page.getByText('/live/document.js').waitFor();
  await way.selectOption('React');
  await page.getByText('export function ClausewrightDocument').waitFor();
  await checkScreen(page, 'download-website');
  const address = page.getByRole('textbox', { name: 'Address of the page' });
  const check = async (typed: string, said: RegExp) => {
    await address.fill(typed);
    await address.press('Enter');
    await page.getByText(said).waitFor();
  };
  await check(`${site}/now`, /with our element, always in the current version/);
  await check(`${site}/copied`, /still shows version 1\. The current one is \d/);
  await check(`${site}/nothing`, /could not be reached/);
  await check('http://10.0.0.1/', /does not lead to a public website/);
  await page.close();
  expect(faults).toEqual([]);
});
