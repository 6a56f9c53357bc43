import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { germanShop } from '../../packages/library/types/privacy-policy/testing/profiles.ts';
import { hydrated, openPage, settled } from '../support/browser.ts';
import { chooseTestPayment, clickPay } from '../support/checkout.ts';
import { customerPassword, logInTo, makeCustomer, payFor } from '../support/customer.ts';
import { hasName, type StopFaults, tabTo } from '../support/keyboard.ts';
import { checkScreen } from '../support/check-screen.ts';
import { findEmailTo, extractLink } from '../support/outbox.ts';
import { further, test } from '../support/main-and-further.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney();

const wizard = '/privacy-consent/wizard';
const list = '/profile/privacy-consents';
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 });
const card = (page: Page, id: string) => page.locator(`[data-consent="${id}"]`);

/** Presses Next Step and waits for the step with that heading. */
async function next(page: Page, heading: string): Promise<void> {
  await page.locator('.dock [type="submit"]').click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

test('a visitor completes the consent wizard, signs up, pays and reaches the script', async () => {
  const email = 'owner@deck.example';
  const { page, faults } = await openPage(journey.browser);
  await page.goto(journey.server.origin + wizard);
  await page.locator('.dock [type="submit"]').click();
  await page.getByRole('alert').getByText('Address of your website: Required').waitFor();
  expect(await page.title()).toMatch(/^Error: Step 1 of 5/);
  await page.locator('#q-site').fill('https://www.Kiln.example/shop');
  await page.getByText('The banner will appear on kiln.example and all its subdomains.').waitFor();
  await checkScreen(page, 'consent-wizard-website-en');
  await next(page, 'Where visitors come from');
  await page.getByRole('radio', { name: /As the visitor’s country requires/ }).check();
  await next(page, 'What your website uses');
  await page.getByRole('checkbox', { name: 'Google Analytics', exact: true }).check();
  await page.getByRole('searchbox', { name: /Search the services/ }).fill('youtu');
  await page.getByRole('checkbox', { name: 'YouTube' }).check();
  await page.getByRole('button', { name: 'Add Your Own' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Loopchat');
  await checkScreen(page, 'consent-wizard-vendors-en');
  await page.reload();
  // Nothing is lost.
  await page.getByText('(3 chosen)').waitFor();
  await next(page, 'Look and languages');
  await page.locator('[name="colour"][value="custom"]').check({ force: true });
  await page.locator('#q-custom_button').fill('#eeeeee');
  await page.locator('.dock [type="submit"]').click();
  await page.getByText('Too hard to read: the contrast is 1.1 : 1, and 4.5 : 1 is needed').first().waitFor();
  await checkScreen(page, 'consent-wizard-look-en');
  await page.locator('#q-custom_button').fill('#0f5a45');
  await page.getByRole('checkbox', { name: 'Deutsch' }).check();
  await next(page, 'Check and create');
  await page.locator('.rv__list').getByText('Google Analytics, YouTube, Loopchat').waitFor();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Sign up or log in first').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('keep-title');
  await checkScreen(page, 'consent-wizard-review-en');

  await page.getByRole('region', { name: 'Your account' }).getByRole('button', { name: 'Sign up' }).click();
  await page.locator('#keep-sign-up-email').fill(email);
  await page.locator('#keep-sign-up-password').fill(customerPassword);
  await page.locator('#keep-sign-up-repeat').fill(customerPassword);
  await page.locator('[form="keep-sign-up"]').click();
  await page
    .getByRole('region', { name: 'Check your e-mail' })
    .getByText(`We sent a link to ${email}.`)
    .waitFor();
  // The letter leads back to the banner; the browser that signed up is logged in.
  await page.goto(extractLink(await findEmailTo(journey.server, email, 'confirm')));
  await page.locator('[form="activate"]').click();
  await page.getByRole('heading', { level: 1, name: 'Check and create' }).waitFor();
  await page.getByText('Your e-mail address is confirmed.').waitFor();
  await page.getByText(`The banner will be saved in My Privacy Consents for ${email}.`).waitFor();
  await page.getByRole('button', { name: 'Create', exact: true }).click();

  await page.waitForURL(`**${wizard}/pay/*`);
  await page.locator('.pay__button').waitFor();
  await hydrated(page);
  await page.getByRole('radio', { name: /Each year/ }).check();
  await page.locator('#pay-country').selectOption('US');
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await page.waitForURL('**/privacy-consent/install/*');
  await page.getByRole('heading', { level: 1, name: 'kiln.example' }).waitFor();
  await page.getByText('Nothing has been published yet.').waitFor();
  await page.getByText('The banner appears once it is published.').waitFor();

  await page.getByRole('button', { name: 'Add a domain' }).click();
  await page.getByLabel('Domain', { exact: true }).fill('*.clay.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('*.clay.example was added.').waitFor();
  await checkScreen(page, 'consent-install-en');

  await page.goto(journey.server.origin + list);
  const facts = page.locator('.consent__facts dd');
  await eventually(async () => (await facts.allInnerTexts()).slice(2)).toEqual([
    '3',
    '0',
    'GDPR, UK GDPR, CCPA',
  ]);
  await page.getByText('and one additional domain').waitFor();
  await page.getByText('Not published yet: visitors see no banner.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('drafts'))).not.toContain('kiln');
  await page.goto(journey.server.origin + wizard);
  await page.locator('#q-site').fill('kiln.example');
  await page.getByRole('link', { name: 'in My Privacy Consents' }).waitFor();
  expect(faults).toEqual([]);
});

further('creating a banner without services needs confirmation, and the documents suggest some', async () => {
  const bea = await makeCustomer(journey.server, 'bea@slip.example');
  await bea.call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type: 'PRIVACY_POLICY',
    answers: { ...germanShop, website_url: 'https://slip.example', delivery_email: bea.email },
  });
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, bea, wizard);
  await page.locator('#q-site').fill('slip.example');
  await page.getByText('The banner will appear on slip.example').waitFor();
  await settled(page);
  await next(page, 'Where visitors come from');
  await page.getByRole('radio', { name: /As the visitor’s country requires/ }).check();
  await next(page, 'What your website uses');
  await next(page, 'Look and languages');
  await next(page, 'Check and create');
  await page.getByText('You have not added any services.').waitFor();
  await page
    .getByText(/^Your Privacy Policy names services that the banner does not ask about yet/)
    .waitFor();
  await checkScreen(page, 'consent-wizard-no-services-en');
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await create.click();
  const asked = page.getByRole('dialog', { name: 'Create a banner without services?' });
  await asked.getByRole('button', { name: 'Add services' }).click();
  await page.getByRole('heading', { level: 1, name: 'What your website uses' }).waitFor();
  // One comes back to the review, and takes over what the documents name.
  await next(page, 'Check and create');
  await page.getByRole('button', { name: /^Add (it|all)/ }).click();
  await eventually(() => page.getByText('You have not added any services.').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('wizard-heading');
  await create.click();
  await page.waitForURL(`**${wizard}/pay/*`);
  expect(faults).toEqual([]);
});

further('consent cards show pending tasks, toggle and delete banners, in German by keyboard', async () => {
  const ada = await makeCustomer(journey.server, 'ada@deck.example', 'de');
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(page, journey.server.origin, ada, list);
  await page.getByText('Sie haben noch kein Einwilligungsbanner.').waitFor();
  await checkScreen(page, 'my-consents-none-de');
  const make = async (site_url: string) => {
    const made = await ada.call('POST', '/privacy-consent/new', { request_id: randomUUID(), site_url });
    return made['id'] as string;
  };
  const unpaid = await make('eins.example');
  const paid = await make('zwei.example');
  await payFor(ada, { item_type: 'consent', item_id: paid, plan: 'monthly' });
  await page.reload();
  await card(page, unpaid).getByText('Eingerichtet, aber ohne Tarif.').waitFor();
  expect(await card(page, unpaid).locator('.consent__facts').isVisible()).toBe(false);
  await page.getByText('Nächste Abbuchung').waitFor();
  await checkScreen(page, 'my-consents-de');

  // The switch moves at once and back where the server says no.
  const control = card(page, paid).getByRole('switch');
  const refusal = {
    success: false,
    authenticated: true,
    messages: [{ value: 'Nein.', code: 'plan-ended' }],
  };
  await page.route('**/privacy-consent/active-toggle/**', (route) => route.fulfill({ json: refusal }), {
    times: 1,
  });
  await control.focus();
  await page.keyboard.press('Space');
  await card(page, paid).getByText('Das Banner konnte nicht ausgeschaltet werden. Nein.').waitFor();
  expect(await control.isChecked()).toBe(true);
  await page.keyboard.press('Space');
  await eventually(async () => (await ada.call('GET', '/privacy-consent/list'))['consents'][0].active).toBe(
    false,
  );
  expect(await control.isChecked()).toBe(false);

  const stops: StopFaults = [];
  await page.locator('#main').focus();
  await tabTo(page, stops, hasName('Löschen: zwei.example'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Zuerst den Tarif von zwei.example kündigen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await tabTo(page, stops, hasName('Löschen eins.example'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Einwilligungsbanner von eins.example löschen?' }).waitFor();
  await checkScreen(page, 'my-consents-delete-de');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Gelöscht: eins.example.').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe(`consent-${paid}`);
  await eventually(() => page.locator('[data-consent]').count()).toBe(1);
  expect([...stops, ...faults]).toEqual([]);
});
