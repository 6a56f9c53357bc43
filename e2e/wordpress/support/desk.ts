/** What an owner does at the desk of WordPress and in the product. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { ProtectionLevel } from '../../../packages/contract/src/consent-types.ts';
import { type Customer, makeCustomer, payFor } from '../../support/customer.ts';
import type { ServerAddress } from '../../support/running-server.ts';
import { admin, type WordPress } from './wordpress.ts';

export interface OwnBanner {
  owner: Customer;
  id: string;
  /** Address of its script. */
  key: string;
}

/** A published banner for the shop at a level; each has an owner, since an owner has one for a domain. */
export async function publishBanner(server: ServerAddress, level: ProtectionLevel): Promise<OwnBanner> {
  // Files share a server.
  const owner = await makeCustomer(server, `${randomUUID()}@wordpress.example`);
  const rest = { company: 'Tracker Ltd', country: 'IE', about: {}, kept_for: 30, privacy_url: '' };
  const { id } = await owner.call('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: 'shop.localhost',
    vendors: [
      {
        ...rest,
        catalogue_id: null,
        name: 'Tracker',
        type: 'ANALYTICS',
        purpose: 'ENABLE_ANALYTICS_REPORT_USAGE',
        patterns: ['*.tracker.example'],
        cookies: [],
      },
    ],
  });
  const { appearance } = await owner.call('GET', `/privacy-consent/details/${String(id)}`);
  await owner.call('PUT', `/privacy-consent/${String(id)}`, {
    appearance: { ...(appearance as object), protection: level },
  });
  await payFor(owner, { item_type: 'consent', item_id: String(id), plan: 'monthly' });
  await owner.call('POST', `/privacy-consent/publish/${String(id)}`, {});
  const details = await owner.call('GET', `/privacy-consent/install-details/${String(id)}`);
  return { owner, id: String(id), key: String(details['script_url']) };
}

export async function logIn(page: Page, { origin }: WordPress, who = admin): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.locator('#user_login').fill(who.name);
  await page.locator('#user_pass').fill(who.password);
  await page.locator('#wp-submit').click();
  await page.locator('#wpadminbar').waitFor();
}

export const openSettings = (page: Page, { origin }: WordPress) =>
  page.goto(`${origin}/wp-admin/options-general.php?page=clausewright`);

/** Presses a button of the settings screen and answers what it says then. */
export async function press(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name, exact: true }).click();
  return (await page.locator('.wrap > .notice').first().textContent()) ?? '';
}

export async function connectTo(page: Page, site: WordPress, key: string): Promise<string> {
  await openSettings(page, site);
  const off = page.getByRole('button', { name: 'Disconnect' });
  if (await off.isVisible()) await off.click();
  await page.getByLabel('Key').fill(key);
  return press(page, 'Connect');
}
