/** What a wizard says of answers from before, of their keeping, and of answers that are in an account. */
import { expect, test } from 'vitest';
import { germanOperator } from '../packages/server/src/operator/testing/german-operator.ts';
import { hydrated, openPage } from './support/browser.ts';
import { customerPassword, makeCustomer, createUnpaidAgreement } from './support/customer.ts';
import { logIn } from './support/log-in.ts';
import { ownPages } from './support/own-pages.ts';
import { startServer } from './support/running-server.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const wizard = () => `${journey.server.origin}/wizard/privacy-policy`;

test('reports saved input, and a resumed draft says so and can be restarted', async () => {
  const { page, faults } = await openPage(journey.browser, { viewport: { width: 390, height: 844 } });
  const saved = page.getByText('Saved in this browser');
  const restored = page.getByText('Your answers from last time are here.');
  await page.goto(wizard());
  expect([await saved.count(), await restored.count()]).toEqual([0, 0]);
  await page.getByRole('checkbox', { name: /Website/ }).check();
  await saved.waitFor();
  await page.locator('[name=website_url]').fill('shop.example');
  await page.getByRole('checkbox', { name: /^Blog/ }).check();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.waitForURL('**step=2');
  await page.getByText('Step 2 of').last().waitFor();
  expect(await restored.count()).toBe(0);

  await page.goto(`${journey.server.origin}/help`);
  await page.goto(wizard());
  await page.waitForURL('**step=2');
  await restored.waitFor();
  await page
    .getByRole('button', { name: /^Start (anew|over)$/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start (anew|over)$/ })
    .click();
  await page.waitForURL('**step=1');
  await expect.poll(() => page.getByRole('checkbox', { name: /Website/ }).isChecked()).toBe(false);
  expect(faults).toEqual([]);
});

test('the offline notice stays visible', async () => {
  const { page } = await openPage(journey.browser, { viewport: { width: 390, height: 844 } });
  await page.goto(wizard());
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.context().setOffline(true);
  const line = page.getByText(/^You are offline/);
  await line.waitFor();
  const box = await line.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(844);
});

test('account answers are prefilled after the log-in that the wizard links to', async () => {
  const customer = await makeCustomer(journey.server, 'ada@shop.example');
  const id = await createUnpaidAgreement(customer);
  const { page } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}/wizard/cookies-policy?site=${id}`);
  await page.getByText('The answers from your other documents are saved in an account.').waitFor();
  await page.getByRole('link', { name: 'Log in and come back here' }).click();
  await logIn(page, { email: customer.email, password: customerPassword });
  await page.waitForURL('**/wizard/cookies-policy?step=*');
  await hydrated(page);
  await page.getByText('Filled in from your documents for').waitFor();
});

test.each([
  ['/wizard/privacy-policy', 'PRIVACY_POLICY', 'Step 2 of'],
  ['/privacy-consent/wizard', 'privacy-consent', 'Step 2 of 5'],
])('reloading %s on a later step shows no other step first', async (path, key, step) => {
  const { page, faults } = await openPage(journey.browser);
  const first = page.locator('#wizard-heading');
  const held: (() => void)[] = [];
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const openEarly = async (address: string) => {
    await page.evaluate((to) => location.assign(to), journey.server.origin + address).catch(() => {});
    await page.waitForURL(`**${address}`, { waitUntil: 'domcontentloaded' });
    await first.waitFor({ state: 'attached' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
  };
  const release = async () => {
    for (const go of held.splice(0)) go();
    await hydrated(page);
  };
  await page.goto(`${journey.server.origin}/healthz`);
  await openEarly(path);
  // Nothing waits on a first visit.
  expect(await first.isVisible()).toBe(true);
  await release();

  const firstStep = () =>
    page.evaluate((of) => {
      const drafts = JSON.parse(localStorage.getItem('drafts') ?? '{}') as Record<
        string,
        { reached: string[] }
      >;
      return drafts[of]?.reached[0] ?? '';
    }, key);
  await expect.poll(firstStep).not.toBe('');
  const began = await firstStep();
  await page.evaluate(
    ([of, id]) => {
      const draft = {
        answers: {},
        visited: [id],
        reached: [id, 'x'],
        current: 'x',
        version: 1,
        at: Date.now(),
      };
      localStorage.setItem('drafts', JSON.stringify({ [String(of)]: draft }));
    },
    [key, began],
  );
  await page.goto(`${journey.server.origin}/healthz`);
  await openEarly(`${path}?step=2`);
  expect(await first.isVisible()).toBe(false);
  await release();
  await first.waitFor();
  await page.locator('.wiz__line').getByText(step).waitFor();
  expect(faults).toEqual([]);
});

test('account pages end with the legal links of the operator', async () => {
  const operator = {
    ...germanOperator,
    OPERATOR_IMPRINT_URL: 'https://paragraf.example/impressum',
    UI_LANGUAGES: 'en',
  };
  using pages = ownPages(operator);
  await using own = await startServer({ ...operator, WEB_BUILD: pages.directory });
  const customer = await makeCustomer(own, 'bea@shop.example');
  const { page } = await openPage(journey.browser);
  await page.goto(`${own.origin}/profile/login?next=/profile`);
  await logIn(page, { email: customer.email, password: customerPassword });
  for (const path of ['/profile', '/profile/agreements', '/profile/billing/overview']) {
    if (path !== '/profile') await page.goto(own.origin + path);
    await page.waitForURL(`**${path}`);
    const foot = page.getByRole('contentinfo');
    for (const [name, to] of [
      ['Imprint', operator.OPERATOR_IMPRINT_URL],
      ['Privacy Policy', '/legal/privacy-policy'],
      ['Terms of Use', '/legal/terms-conditions'],
    ] as const)
      await expect.poll(() => foot.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(to);
  }
});
