import { defaultPrices } from '@clausewright/library/prices';
import { expect } from 'vitest';
import { runAxe } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { further, test } from './support/main-and-further.ts';
import { checkScreen } from './support/check-screen.ts';
import { startServer } from './support/running-server.ts';
import { useJourney } from './support/use-journey.ts';

/** Other figures than those that the pages were rendered with, as after `price set`. */
const dearer = {
  ...defaultPrices,
  currency: 'CHF',
  agreement_base: { ...defaultPrices.agreement_base, PRIVACY_POLICY: { free: true, premium: 3130 } },
  line_codes: { ...defaultPrices.line_codes, further_law: 770 },
};

const journey = useJourney();
const { server } = journey;

const languages = {
  en: { once: 'Premium from €24.00, once', sum: '€24.00 + €5.00 = €29.00', term: '€180.00 for 3 years' },
  de: {
    once: 'Premium ab 24,00 €, einmalig',
    sum: '24,00 € + 5,00 € = 29,00 €',
    term: '180,00 € für 3 Jahre',
  },
  es: { once: 'Prémium desde 24,00 €', sum: '24,00 € + 5,00 € = 29,00 €', term: '180,00 € por 3 años' },
  fr: { once: 'à partir de 24,00 €', sum: '24,00 € + 5,00 € = 29,00 €', term: '180,00 € pour 3 ans' },
  it: { once: 'Premium da 24,00 €', sum: '24,00 € + 5,00 € = 29,00 €', term: '180,00 € per 3 anni' },
  nl: { once: 'Premium vanaf € 24,00', sum: '€ 24,00 + € 5,00 = € 29,00', term: '€ 180,00 voor 3 jaar' },
} as const;

test.each(Object.entries(languages))('prices show before any script runs, in %s', async (locale, said) => {
  const { page, faults } = await openPage(journey.browser, { locale, javaScriptEnabled: false });
  await page.goto(server.origin);
  const text = (await page.locator('main').innerText()).replaceAll(/\s/g, ' ');
  expect(text).toContain(said.once);
  expect(text).toContain(said.sum);
  expect(text).toContain(said.term);
  const sample = await page.locator('#prices a[href^="/sample/"]').getAttribute('href');
  expect(sample).toBe(`/sample/privacy-policy/${locale}`);
  await page.goto(server.origin + String(sample));
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  expect(faults).toEqual([]);
  await page.context().close();
});

further.each(['en', 'de'])('FAQ entries open, links work and the page passes axe, in %s', async (locale) => {
  for (const width of [1280, 390]) {
    const { page, faults } = await openPage(journey.browser, {
      locale,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(server.origin);
    const questions = page.locator('.asked details');
    expect(await questions.count()).toBe(8);
    for (const question of await questions.all()) await question.locator('summary').click();
    expect((await runAxe(page)).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await checkScreen(page, `home-${width}-${locale}`);
    await page.locator('footer a[href="/help/own-instance"]').click();
    await page.waitForURL('**/help/own-instance');
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

test('after a price change no old price is served, and new ones appear without layout shift', async () => {
  await using changed = await startServer({ PRICE_TABLE: JSON.stringify(dearer) });
  const { page: still } = await openPage(journey.browser, { locale: 'en', javaScriptEnabled: false });
  await still.goto(changed.origin);
  expect(await still.locator('main').innerText()).not.toMatch(/€|CHF|\d\.\d\d/);
  const height = () => document.querySelector('#types')?.getBoundingClientRect().height;
  const before = await still.evaluate(height);
  await still.context().close();

  const { page, faults } = await openPage(journey.browser, { locale: 'en' });
  await page.goto(changed.origin);
  await page.getByText('CHF 31.30 + CHF 7.70 = CHF 39.00').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('€');
  expect(await page.getByText(/Premium from CHF\s24.00, once/).count()).toBe(2);
  expect(await page.evaluate(height)).toBe(before);
  expect(faults).toEqual([]);
  await page.context().close();
});
