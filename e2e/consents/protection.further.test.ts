/** The owner chooses how much is held back, and sees under Install what that comes to, with the files for a server. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { type Customer, logInTo, makeCustomer } from '../support/customer.ts';
import { checkScreen } from '../support/check-screen.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney();
const { server } = journey;
let ada: Customer;
beforeAll(async () => {
  ada = await makeCustomer(server, 'ada@protection.example');
});

test('a level is chosen in the editor; Install tells its limits and has the policy for the server', async () => {
  const { page, faults } = await openPage(journey.browser);
  const { id } = await ada.call('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: 'kiln.example',
    vendors: [],
  });
  await logInTo(page, server.origin, ada, `/profile/privacy-consents/appearance/${String(id)}`);
  await page.getByRole('radio', { name: 'Server' }).check();
  const needed = page.getByLabel('Hosts that your website needs');
  await needed.fill('no host');
  await page.getByText('no is not a host name.').waitFor();
  await needed.fill('https://cdn.example/a.js');
  await page.getByRole('checkbox', { name: /^Let visitors’ browsers report unknown hosts/ }).check();
  await checkScreen(page, 'appearance-protection');
  await expect
    .poll(async () => {
      const details = await ada.call('GET', `/privacy-consent/details/${String(id)}`);
      return details['appearance'];
    })
    .toMatchObject({ protection: 'server', needed_hosts: ['cdn.example'], field_watch: true });

  await page.goto(`${server.origin}/privacy-consent/install/${String(id)}`);
  await page.getByText('Nobody has looked at this website yet.').waitFor();
  await page.getByRole('tab', { name: 'Apache' }).click();
  await expect
    .poll(() => page.getByRole('tabpanel').allTextContents())
    .toContainEqual(expect.stringContaining('Content-Security-Policy-Report-Only'));
  await page.getByRole('button', { name: 'Enforce it' }).click();
  const shown = page.locator('#server-panel-apache');
  expect(await shown.textContent()).not.toContain('Report-Only');
  expect(await shown.textContent()).toContain('cdn.example');
  await page.getByText('No host has been reported often enough yet.').waitFor();
  await checkScreen(page, 'install-protection');
  expect(faults).toEqual([]);
});
