import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage } from './support/browser.ts';
import { logInTo, makeCustomer, payFor } from './support/customer.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

test('review and download show what a document covers, with links to each clause', async () => {
  const owner = await makeCustomer(journey.server, 'owner@coverage.example');
  const request = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers: germanShop, free_only: true };
  const id = (await owner.call('POST', '/agreement/new', request))['agreement_id'] as string;
  const { page, faults } = await openPage(journey.browser);
  const panel = page.getByRole('region', { name: 'What this document covers' });
  const law = panel.locator('.cov__law').filter({ hasText: 'GDPR' }).first();
  const duty = law.locator('li').filter({ hasText: 'Art. 13(1)(a)' }).first();

  await logInTo(page, journey.server.origin, owner, `/download/${id}`);
  await panel.getByText('Show each duty').click();
  // The list of one law alone is open.
  await duty.waitFor();
  await panel.getByRole('heading', { name: 'For you to do' }).waitFor();
  await panel.getByText('Platform terms').click();
  await panel.getByText('Google Analytics').first().waitFor();
  await panel.getByText('What the document must not say').click();
  await checkScreen(page, 'coverage on the download page');
  const heading = (await duty.getByRole('button').first().textContent()) ?? '';
  await duty.getByRole('button').first().press('Enter');
  // The text is scrolled to the clause, and reading goes on there.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('preview');
  const title = page.locator('#preview').getByRole('heading', { name: heading });
  const apart = async () => {
    const [box, text] = [await title.boundingBox(), await page.locator('#preview').boundingBox()];
    return box && text ? box.y - text.y : Number.NaN;
  };
  await expect.poll(apart).toBeGreaterThanOrEqual(0);
  expect(await apart()).toBeLessThan(200);

  await page.goto(`${journey.server.origin}/wizard/privacy-policy/update/${id}`);
  await panel.getByText('Show each duty').click();
  await duty.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: heading }).waitFor();
  await checkScreen(page, 'a clause of the coverage list');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
}, 120_000);

further(
  'a duty left open leads to the question that would meet it',
  async () => {
    const owner = await makeCustomer(journey.server, 'left-open@coverage.example');
    const answers = { ...germanShop, country: 'US', state: 'US_CA', audience_regions: ['eu'] };
    const request = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers };
    const id = (await owner.call('POST', '/agreement/new', request))['agreement_id'] as string;
    const { page, faults } = await openPage(journey.browser);
    await logInTo(page, journey.server.origin, owner, `/wizard/privacy-policy/update/${id}`);
    const panel = page.getByRole('region', { name: 'What this document covers' });
    await panel.getByText('Show each duty').click();
    await panel.locator('.cov__law > summary').first().click();
    const duty = panel.locator('li').filter({ hasText: 'Left open' }).filter({ hasText: 'Art. 27' }).first();
    await checkScreen(page, 'coverage on the review page');
    await duty.getByRole('link').click();
    await expect.poll(() => page.url()).toMatch(/step=\d+&back=review#q-eu_rep$/);
    expect(faults).toEqual([]);
  },
  120_000,
);

further('expanded duties stay expanded when the preview language changes', async () => {
  const owner = await makeCustomer(journey.server, 'languages@coverage.example', 'de');
  const request = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers: germanShop };
  const made = await owner.call('POST', '/agreement/new', request);
  const id = made['agreement_id'] as string;
  await payFor(owner, { item_type: 'agreement', item_id: id });
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(page, journey.server.origin, owner, `/download/${id}`);
  await page.getByRole('tab', { name: 'English' }).waitFor({ timeout: 120_000 });
  const list = page.locator('.cov__all');
  await list.locator('> summary').click();
  await list.locator('.cov__law > summary').last().click();
  const open = () =>
    list.evaluate((all) => [all, ...all.querySelectorAll('details')].map((one) => one.hasAttribute('open')));
  const before = await open();
  for (const name of ['English', 'Deutsch']) {
    await page.getByRole('tab', { name }).click();
    await expect
      .poll(() => page.locator('#preview h1').innerText())
      .toMatch(name === 'English' ? /^Privacy/ : /^Daten/);
    await expect.poll(() => list.locator('[aria-busy="false"]').count()).toBe(1);
    expect(await open()).toEqual(before);
  }
  await checkScreen(page, 'coverage-list-de');
  expect(faults).toEqual([]);
});
