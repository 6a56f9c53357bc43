/** What a choice costs is told before it is made, as the difference to this owner's total. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { hydrated, openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const choice = (page: Page, name: string, value: string) =>
  page.locator(`label.choice:has([name="${name}"][value="${value}"])`);
const price = (page: Page, name: string, value: string) =>
  choice(page, name, value)
    .locator('.price')
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, ' '));
const total = (page: Page) => page.locator('.dock .priceline strong').innerText();

test.each([
  {
    locale: 'de-DE',
    first: '+ 29 € 24 € einmalig für Premium, 5 € für dieses Recht',
    later: '+ 5 € Premium ist schon enthalten',
    sum: '29,00 €',
    tax: 'ohne weitere Steuern, einmalig',
    free: 'Kostenlos',
  },
  {
    locale: 'en-GB',
    first: '+ €29 €24 premium once, €5 this law',
    later: '+ €5 premium is already included',
    sum: '€29.00',
    tax: 'no tax added, paid once',
    free: 'Free',
  },
])(
  'the first paid law says what premium adds, the next one only its own ($locale)',
  async ({ locale, ...say }) => {
    const { page, faults } = await openPage(journey.browser, { locale });
    await page.goto(`${journey.server.origin}/wizard/privacy-policy`);
    await hydrated(page);
    await choice(page, 'agreement_for', 'website').click();
    await page.locator('[name="website_url"]').fill('shop.example');
    await choice(page, 'site_kind', 'goods').click();
    await page.locator('[type="submit"][form="wizard"]').click();
    await choice(page, 'entity_type', 'business').click();
    await page.locator('[name="business_name"]').fill('Lehm GmbH');
    await page.locator('[name="business_address"]').fill('Weg 1');
    await page.locator('select[name="country"], #q-country').first().selectOption('DE');
    // Customers elsewhere make a law apply, and nothing that costs is ticked for it.
    await choice(page, 'audience_regions', 'ch').click();
    await expect.poll(() => page.locator('[name="laws"][value="fadp"]').isChecked()).toBe(false);
    await expect.poll(() => price(page, 'laws', 'fadp'), { timeout: 20_000 }).toBe(say.first);
    await expect.poll(() => total(page)).toBe(say.free);
    await choice(page, 'laws', 'fadp').click();
    await expect.poll(() => total(page).then((text) => text.replaceAll(/\s/g, ' '))).toBe(say.sum);
    await page.getByText(say.tax).first().waitFor();
    await choice(page, 'audience_regions', 'uk').click();
    await expect.poll(() => price(page, 'laws', 'uk_gdpr'), { timeout: 20_000 }).toBe(say.later);
    await expect.poll(() => price(page, 'laws', 'fadp')).toBe(say.first);
    expect(await page.locator('[name="laws"][value="uk_gdpr"]').isChecked()).toBe(false);
    await checkScreen(page, `choice-prices-${locale.slice(0, 2)}`);
    expect(faults).toEqual([]);
  },
);
