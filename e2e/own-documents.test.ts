import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { germanOperator } from '../packages/server/src/operator/testing/german-operator.ts';
import { runAxe } from './support/accessibility.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { openCheckout, unpaidAgreement } from './support/checkout.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { ownPages } from './support/own-pages.ts';
import { type RunningServer, startServer } from './support/running-server.ts';

const operator = {
  ...germanOperator,
  UI_LANGUAGES: 'en,de',
  OPERATOR_TEXTS_REVIEWED_BY: 'Kanzlei Muster, Köln',
  CURRENCY: 'CHF',
};

let pages: ReturnType<typeof ownPages>;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  pages = ownPages(operator);
  server = await startServer({ ...operator, WEB_BUILD: pages.directory });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  pages[Symbol.dispose]();
});

/** Words of the link, and the title of the document. */
const footers = {
  en: {
    Disclaimer: 'Disclaimer',
    'Privacy Policy': 'Privacy Policy',
    'Cookies Policy': 'Cookies Policy',
    'Terms of Use': 'Terms of Use',
    'Refund Policy': 'Refund Policy',
    Imprint: 'Legal notice',
  },
  de: {
    Haftungsausschluss: 'Hinweise zu Inhalten und Haftung',
    Datenschutzerklärung: 'Datenschutzerklärung',
    'Cookie-Richtlinie': 'Cookie-Hinweise',
    Nutzungsbedingungen: 'Nutzungsbedingungen',
    Erstattungsrichtlinie: 'Kündigung, Widerruf und Erstattung',
    Impressum: 'Impressum',
  },
} as const;
const legal = [
  'disclaimer',
  'privacy-policy',
  'cookies-policy',
  'terms-conditions',
  'return-refund-policy',
  'imprint',
];

async function footerLinks(page: Page): Promise<(string | null)[]> {
  const links = page.locator('footer a[href^="/legal/"]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

async function followFooter(language: 'en' | 'de'): Promise<void> {
  for (const width of [1280, 390]) {
    const options = {
      locale: language,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    } as const;
    const { page, faults } = await openPage(browser, options);
    // The documents stand in a sandbox without scripts, in which axe could not run.
    const { page: judged } = await openPage(browser, { ...options, bypassCSP: true });
    await page.goto(server.origin);
    expect((await runAxe(page)).violations).toEqual([]);
    for (const [name, title] of Object.entries(footers[language])) {
      await page.locator('footer').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await judged.goto(page.url());
      expect((await runAxe(judged)).violations, `${name} at ${width}`).toEqual([]);
      const isWide = await judged.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${name} at ${width}`).toBe(false);
      await page.goBack();
      await page.locator('footer').waitFor();
    }
    expect(faults).toEqual([]);
    await page.context().close();
    await judged.context().close();
  }
  const { page } = await openPage(browser, { locale: language });
  await page.goto(server.origin);
  await checkScreen(page, `home-own-documents-${language}`);
}
test.each(['en'] as const)('each footer link leads to a complete document, in %s', followFooter);
further.each(['de'] as const)('each footer link leads to a complete document, in %s', followFooter);

further('the home page names the reviewer and shows the currency, with no missing-data notice', async () => {
  const { page } = await openPage(browser, { locale: 'en', javaScriptEnabled: false });
  await page.goto(server.origin);
  const text = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ');
  expect(text).toContain('Reviewed, as the operator of this service states, by: Kanzlei Muster, Köln');
  expect(text).not.toContain('No lawyer has reviewed');
  expect(text).toContain('CHF 24.00 + CHF 5.00 = CHF 29.00');
  expect(text).not.toContain('€');
  expect(await page.locator('footer').innerText()).not.toContain('has not entered');
  await page.goto(`${server.origin}/help`);
  expect(await page.locator('a[href="/help/own-instance"]').count()).toBe(0);
  await page.context().close();
});

further('every page with a footer links all legal documents', async () => {
  const { page, faults } = await openPage(browser);
  const paths = ['/', '/wizard', '/profile/login', '/profile/register', '/profile/reset-password', '/404'];
  for (const path of paths) {
    await page.goto(`${server.origin}${path}`);
    await page.locator('footer').waitFor();
    const links = await footerLinks(page);
    expect([path, ...links]).toEqual([path, ...legal.map((slug) => `/legal/${slug}`)]);
  }
  // The unknown address answers 404, as it should.
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

further('sign-up and checkout link the terms they mention', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.origin}/profile/register`);
  const main = page.locator('main');
  await main.getByRole('link', { name: 'Terms of Use' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms of Use' }).waitFor();

  const checkout = await openCheckout(browser, await unpaidAgreement(server));
  await checkScreen(checkout.page, 'checkout-own-documents');
  const hrefs = checkout.page.locator('main a[href^="/legal/"]');
  expect(await hrefs.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/legal/return-refund-policy',
    '/legal/terms-conditions',
  ]);
});
