/** Signals, regimes, the record of each answer, and what happens where something is missing or forbidden. */
import { type Page, chromium } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { recordBytes } from '@clausewright/contract/banner';
import { runAxe } from '../support/accessibility.ts';
import { strictPolicy } from './support/site.ts';
import { useShop } from './support/use-shop.ts';
import { chromiumOptions } from '../../tooling/chromium.ts';
import { eightVendors } from './support/vendors.ts';

const shop = useShop(() =>
  // A host of somebody else's, on this machine all the same.
  chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, '--host-resolver-rules=MAP shop.example 127.0.0.1'],
  }),
);
beforeEach(() => {
  shop.site.recordStatus = 202;
  shop.site.show({});
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const consent = (page: Page) => page.evaluate('clausewright.consent()');
/** In a page's head: as browsers do that send the signal. */
const signal = `<script>Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })</script>`;
const everything = (to: boolean) => ({ FUNCTIONALITY: to, ANALYTICS: to, ADVERTISING: to, MARKETING: to });

test('GPC-1 GPC-2: under opt-out laws the signal refuses without asking and is recorded', async () => {
  shop.site.show({ regime: 'opt-out' });
  const { page, faults } = await shop.newcomer();
  const body = '<script type="text/plain" data-consent="advertising">window.ran = 1</script>';
  const url = shop.site.page(body, { head: signal });
  await page.goto(url);
  await expect
    .poll(() => shop.site.records)
    .toMatchObject([{ action: 4, layer: 0, granted: 0, offered: 15, gpc: true, regime: 'opt-out' }]);
  await page.goto(url);
  expect(await consent(page)).toMatchObject({ answered: true, gpc: true, types: everything(false) });
  expect(await page.locator('cw-consent').count()).toBe(0);
  // GPC-3: what the visitor chooses himself later wins.
  await page.evaluate('clausewright.accept()');
  await page.goto(url);
  await expect.poll(() => page.evaluate('window.ran')).toBe(1);
  await expect.poll(() => new Set(shop.site.records.map(({ id }) => id)).size).toBe(2);

  // Without a signal the optional runs, and refusing looks no worse than going on.
  await shop.newcomer();
  await page.goto(shop.site.page(body));
  await expect.poll(() => page.evaluate('window.ran')).toBe(1);
  const [exitWithError, goOn] = [
    button(page, 'Do Not Sell or Share My Personal Information'),
    button(page, 'Close'),
  ];
  const [one, two] = await Promise.all([exitWithError.boundingBox(), goOn.boundingBox()]);
  expect([one!.width, one!.height]).toEqual([two!.width, two!.height]);
  await Promise.all([page.waitForNavigation(), exitWithError.click()]);
  await page.waitForLoadState();
  expect(await page.evaluate('window.ran')).toBe(undefined);
  expect(faults).toEqual([]);
});

test('GPC-4: under opt-in laws the signal changes only the wording', async () => {
  shop.site.show({ regime: 'exempt' });
  const { page } = await shop.newcomer();
  await page.goto(shop.site.page(''));
  await button(page, 'Accept all').waitFor();
  expect(await consent(page)).toMatchObject({
    answered: false,
    types: { ...everything(false), ANALYTICS: true },
  });
  await page.goto(shop.site.page('', { head: signal }));
  await button(page, 'Accept all').waitFor();
  expect(await page.locator('cw-consent').getByText('Global Privacy Control').isVisible()).toBe(true);
  expect(await consent(page)).toMatchObject({ answered: false, types: everything(false) });
  await button(page, 'Choose').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Global Privacy Control').waitFor();
  await dialog.getByRole('button', { name: 'Close without changing anything' }).click();
  await button(page, 'Accept all').click();
  await expect
    .poll(() => shop.site.records)
    .toMatchObject([{ action: 1, layer: 1, granted: 15, gpc: true, regime: 'exempt' }]);
  expect(await consent(page)).toMatchObject({ answered: true, types: everything(true) });
});

test('DES-1 DES-2 DES-3 DES-12: two equal native buttons and a third, first in Tab order, within half of a small screen', async () => {
  shop.site.show({ language: 'de' });
  const { page, faults } = await shop.newcomer();
  await page.setViewportSize({ width: 320, height: 480 });
  const strict = { policy: strictPolicy, script: 'async nonce="abc"' };
  await page.goto(shop.site.page('<p>Thrown.</p>', { language: 'ar', direction: 'rtl', ...strict }));
  const all = page.locator('cw-consent button');
  await all.first().waitFor();
  const looks = await all.evaluateAll((buttons) =>
    buttons.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontWeight, fontSize, direction } = getComputedStyle(element);
      return { width, height, color, backgroundColor, fontWeight, fontSize, direction };
    }),
  );
  expect(looks).toHaveLength(3);
  expect(looks[0]).toEqual(looks[1]);
  expect(looks.every(({ height, direction }) => height >= 44 && direction === 'ltr')).toBe(true);
  const covered = await page
    .locator('cw-consent section')
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(covered).toBeLessThanOrEqual(241);
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.localName')).toBe('cw-consent');
  expect(await page.locator('cw-consent').getByRole('region').count()).toBe(1);
  // DES-12, for those who hear it: the page is in another language.
  expect(await page.locator('cw-consent').getAttribute('lang')).toBe('de');
  expect(
    await page
      .locator('cw-consent section')
      .evaluate((element) => element.getAnimations({ subtree: true }).length),
  ).toBe(0);
  const shifts = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  expect(shifts).toBe(0);
  expect((await runAxe(page)).violations).toEqual([]);
  // Four times the size, and the page's own rules for everything.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{display:none!important;color:red!important}html,body{display:block!important}');
    document.adoptedStyleSheets = [sheet];
  });
  await button(page, 'Alle ablehnen').click();
  await expect.poll(() => page.locator('cw-consent section').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('records each answer once with its text, its layer and a time-ordered id', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page(''));
  await button(page, 'Reject all').click();
  await expect.poll(() => shop.site.records.length).toBe(1);
  await page.evaluate(`clausewright.set(['youtube', 'ANALYTICS'])`);
  await expect.poll(() => shop.site.records.length).toBe(2);
  const [refused, chosen] = shop.site.records;
  expect(refused).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    visitor: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    snapshot: '5ca1ab1e'.repeat(4),
    action: 2,
    layer: 1,
    regime: 'opt-in',
    granted: 0,
    offered: 15,
    gpc: false,
    at: expect.any(Number),
  });
  expect(Number.parseInt(refused!.id.replaceAll('-', '').slice(0, 12), 16)).toBe(refused!.at);
  // Stripe, Shopify, YouTube and Matomo: the first vendor is the lowest bit. Vimeo is refused, so types do not say it all.
  expect(chosen).toMatchObject({ action: 3, granted: 3, vendors: 'Fw', visitor: refused!.visitor });
  expect(JSON.stringify(chosen).length).toBeLessThan(recordBytes);
  expect(eightVendors.map(({ id }) => id).indexOf('vimeo')).toBe(3);
  // Also one that a script gives as it leaves the page.
  await page.evaluate('clausewright.accept(); location.reload()');
  await expect.poll(() => new Set(shop.site.records.map(({ action }) => action)).size).toBe(3);
  await expect.poll(() => page.evaluate('localStorage.length')).toBe(0);
  expect(faults).toEqual([]);
});

test('an element focused by keyboard is not covered by the first layer (WCAG 2.4.11)', async () => {
  const { page } = await shop.newcomer();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(shop.site.page('<p><a href="/pots">A pot</a></p>'.repeat(40)));
  await button(page, 'Accept all').waitFor();
  await page.locator('header a').focus();
  const seen: boolean[] = [];
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(() => {
        const { left, top, height } = document.activeElement!.getBoundingClientRect();
        return document.elementFromPoint(left + 2, top + height / 2) === document.activeElement;
      }),
    );
  }
  expect(seen).toEqual(seen.map(() => true));
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  await button(page, 'Reject all').click();
  await expect.poll(() => page.evaluate('document.documentElement.style.cssText')).toBe('');
});

test('during an outage answers are stored and sent by a later page; refused ones are dropped', async () => {
  const { page } = await shop.newcomer();
  const url = shop.site.page('');
  shop.site.recordStatus = 503;
  await page.goto(url);
  await button(page, 'Accept all').click();
  await expect.poll(() => page.evaluate('localStorage.cw_unsent?.split("\\n").length')).toBe(1);
  for (let times = 0; times < 25; times += 1) await page.evaluate('clausewright.reject()');
  expect(await page.evaluate('localStorage.cw_unsent.split("\\n").length')).toBe(20);
  shop.site.recordStatus = 202;
  await page.goto(url);
  // One that was on its way when the page was left may come twice: its number says so.
  await expect.poll(() => new Set(shop.site.records.map(({ id }) => id)).size).toBe(20);
  await expect.poll(() => page.evaluate('localStorage.length')).toBe(0);
  expect(await page.locator('cw-consent').count()).toBe(0);

  const taken = shop.site.records.length;
  shop.site.recordStatus = 400;
  await page.evaluate('clausewright.accept()');
  await expect.poll(() => page.evaluate('localStorage.length')).toBe(0);
  expect(shop.site.records).toHaveLength(taken);
});

test('asks again when an answer no longer covers the banner or has expired', async () => {
  const { page } = await shop.newcomer();
  const url = shop.site.page('<script type="text/plain" data-consent="analytics">window.ran = 1</script>');
  await page.goto(url);
  await button(page, 'Accept all').click();
  await expect.poll(() => page.evaluate('window.ran')).toBe(1);
  // Words, order and removals ask nobody.
  shop.site.show({ vendors: [...eightVendors].reverse().slice(1), language: 'de' });
  await page.goto(url);
  await expect.poll(() => page.evaluate('window.ran')).toBe(1);
  expect(await page.locator('cw-consent').count()).toBe(0);
  for (const core of [{ revision: 2 }, { days: 0 }]) {
    shop.site.show({ core });
    await page.goto(url);
    await button(page, 'Accept all').waitFor();
    expect(await page.evaluate('window.ran')).toBe(undefined);
  }
});

test('blocked storage, foreign hosts and patched built-ins: nothing throws and the page keeps working', async () => {
  const { page, faults } = await shop.newcomer();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const url = shop.site.page('<script type="text/plain" data-consent="analytics">window.ran = 1</script>', {
    head: `<script>
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new Error('blocked') } });
        Object.defineProperty(Document.prototype, 'cookie', { get() { throw new Error('blocked') }, set() { throw new Error('blocked') } });
        Array.prototype.toJSON = function () { return 'broken' };
      </script>`,
  });
  await page.goto(url);
  await button(page, 'Accept all').click();
  await expect.poll(() => page.evaluate('window.ran')).toBe(1);
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 1 }]);
  await page.goto(url);
  await button(page, 'Accept all').waitFor();

  const foreign = shop.site.page(
    '<script type="text/plain" data-consent="analytics">window.ran = 1</script>',
  );
  await page.goto(foreign.replace('northlight.localhost', 'shop.example'));
  await expect.poll(() => warnings.length).toBe(1);
  expect(await page.evaluate('[window.clausewright, window.ran]')).toEqual([undefined, undefined]);
  expect(faults).toEqual([]);
});

test('a page receives events and can query and set the choice', async () => {
  const { page } = await shop.newcomer();
  const head = `<script>window.told = []; for (const what of ['shown', 'ready', 'consent']) document.addEventListener('clausewright:' + what, ({ detail }) => told.push([what, detail.answered, detail.types.MARKETING]))</script>`;
  await page.goto(shop.site.page('', { head }));
  await button(page, 'Accept all').waitFor();
  await page.evaluate('clausewright.accept()');
  await expect.poll(() => page.evaluate('told.length')).toBe(3);
  await page.evaluate('clausewright.reject()');
  await expect
    .poll(() => page.evaluate('told'))
    .toEqual([
      ['shown', false, false],
      ['ready', false, false],
      ['consent', true, true],
      ['consent', true, false],
    ]);
  expect(
    await page.evaluate(
      `[clausewright.allows('stripe'), clausewright.allows('youtube'), clausewright.allows('nobody')]`,
    ),
  ).toEqual([true, false, false]);
});
