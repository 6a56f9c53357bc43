import { beforeAll, expect } from 'vitest';
import { openPage } from './support/browser.ts';
import { hasName, focusOn, tab, tabTo } from './support/keyboard.ts';
import { logIn } from './support/log-in.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { findEmailTo, extractLink } from './support/outbox.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();
const { server } = journey;
const languages = ['en', 'de'] as const;
const emailOf = (language: (typeof languages)[number]) => `wiebke-${language}@nordlicht.example`;
const password = 'Correct-horse-9';

async function call(path: string, body: object): Promise<{ success: boolean }> {
  const reply = await fetch(`${server.origin}/api/v1/customer/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as { success: boolean };
}

beforeAll(async () => {
  for (const language of languages) {
    const email = emailOf(language);
    await call('register', { email, password, language, send_activation: '1', initial_password_set: '0' });
    const link = extractLink(await findEmailTo(server, email, ''));
    const activated = await call('activate-account', { activation_hash: link.split('/').at(-1) });
    expect(activated.success).toBe(true);
  }
});

const words = {
  en: {
    locale: 'en-GB',
    in: 'Log in',
    out: 'Log out',
    account: 'Account',
    profile: 'Your profile',
    own: 'My Agreements',
    consents: 'My Privacy Consents',
    billing: 'Billing',
    unnamed: 'The operator of this instance has not entered their details yet',
  },
  de: {
    locale: 'de-DE',
    in: 'Anmelden',
    out: 'Abmelden',
    account: 'Konto',
    profile: 'Ihr Profil',
    own: 'Meine Dokumente',
    consents: 'Meine Banner',
    billing: 'Abrechnung',
    unnamed: 'Der Betreiber dieser Instanz hat seine Angaben noch nicht eingetragen',
  },
} as const;

async function walkFrame(language: (typeof languages)[number]): Promise<void> {
  const said = words[language];
  const { page, faults } = await openPage(journey.browser, { locale: said.locale });
  await page.goto(`${server.origin}/wizard`);
  await page.locator('.head__account').getByText(said.in, { exact: true }).click();
  await page.waitForURL(`${server.origin}/profile/login?next=%2Fwizard`);
  await checkScreen(page, `log-in-${language}`);
  await logIn(page, { email: emailOf(language), password });
  await page.locator('.head__account').getByText(said.account, { exact: true }).waitFor();
  await page.waitForURL(`${server.origin}/wizard`);
  await expect.poll(() => page.locator('.head .nav a').allTextContents()).toContain(said.own);
  await checkScreen(page, `frame-customer-${language}`);

  for (const [path, name] of [
    ['/profile', said.profile],
    ['/profile/agreements', said.own],
    ['/profile/billing/overview', said.billing],
  ] as const) {
    await page.goto(server.origin + path);
    await page.locator('.head__account').getByText(said.account, { exact: true }).waitFor();
    // The pages of an account have a bar of their own, and of the footer its links (decision 052).
    await expect
      .poll(() => page.locator('.head .nav a').allTextContents())
      .toEqual(['Websites', said.own, said.consents, said.profile, said.billing]);
    await expect.poll(() => page.locator('.head .nav a[aria-current=page]').textContent()).toBe(name);
    await expect.poll(() => page.locator('footer.foot--links').innerText()).toContain(said.unnamed);
    await page.locator('h1').waitFor();
    await page.locator('main:not(:has(.skel))').waitFor();
    await checkScreen(page, `${path.slice(1).replace('/', '-')}-${language}`);
  }
  await page.goto(`${server.origin}/profile/billing/invoices`);
  await expect
    .poll(() => page.locator('.head .nav a[aria-current]').allTextContents())
    .toEqual([said.billing]);
  expect(faults).toEqual([]);
  await page.context().close();
}
test.each(['en'] as const)('the page frame for visitors and customers in %s', walkFrame);
further.each(['de'] as const)('the page frame for visitors and customers in %s', walkFrame);

further('logs out by keyboard on any page, also offline', async () => {
  const { page } = await openPage(journey.browser);
  const faults: string[] = [];
  await page.goto(`${server.origin}/profile/login?next=/wizard`);
  await logIn(page, { email: emailOf('en'), password });
  await page.waitForURL(`${server.origin}/wizard`);
  const other = await page.context().newPage();
  await other.goto(`${server.origin}/profile`);
  await other.getByRole('heading', { name: 'Your profile' }).waitFor();

  await page.bringToFront();
  await page.locator('.brand').focus();
  await tabTo(page, faults, ({ words: name }) => name === 'Account');
  await page.keyboard.press('Enter');
  expect((await tab(page, faults)).words).toBe('Your profile');
  await page.keyboard.press('Escape');
  await focusOn(page, faults, { words: 'Account' });
  await page.keyboard.press('Enter');
  await tabTo(page, faults, hasName('Log out'));

  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Log in');
  expect(
    await page.evaluate(() => [localStorage.getItem('app_data'), localStorage.getItem('details')]),
  ).toEqual([null, null]);
  await expect.poll(() => page.locator('.head output').textContent()).toBe('You are logged out.');
  expect(new URL(page.url()).pathname).toBe('/wizard');
  await page.context().setOffline(false);
  // A page of the account gives way in every tab.
  await other.waitForURL(`${server.origin}/profile/login?next=%2Fprofile`);
  expect(faults).toEqual([]);
  await page.context().close();
});

further('on a phone one menu contains everything', async () => {
  const { page } = await openPage(journey.browser, { viewport: { width: 390, height: 800 } });
  const menu = page.locator('.head .slim');
  await page.goto(`${server.origin}/wizard`);
  await menu.locator('summary').click();
  // Whoever logs in from where a document is made comes back there.
  await menu.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL(`${server.origin}/profile/login?next=%2Fwizard`);
  await page.goto(`${server.origin}/profile/login?next=/`);
  await logIn(page, { email: emailOf('en'), password });
  await page.waitForURL(`${server.origin}/`);
  await menu.locator('summary').click();
  await expect
    .poll(() => menu.locator('a').allTextContents())
    .toEqual([
      'Agreements and Policies',
      'Privacy Consent',
      'Check a website',
      'Websites',
      'My Agreements',
      'My Privacy Consents',
      'Help',
      'Your profile',
      'Billing',
      'Cancel contracts here',
    ]);
  await checkScreen(page, 'menu-en');
  await page.setViewportSize({ width: 390, height: 800 });
  await menu.locator('summary').click();
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await menu.locator('summary').click();
  await expect
    .poll(() => menu.locator('a').allTextContents())
    .toEqual(['Agreements and Policies', 'Privacy Consent', 'Check a website', 'Help', 'Log in', 'Sign up']);
  await page.context().close();
});

further('a new page starts at the top, and going back restores the scroll position', async () => {
  const { page } = await openPage(journey.browser, { viewport: { width: 1280, height: 500 } });
  await page.goto(server.origin);
  await page.locator('.head__account').getByText('Log in', { exact: true }).waitFor();
  const link = page.locator('.contents__item a').first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(100);
  await link.click();
  await page.locator('.dock').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await link.waitFor();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  await page.goto(`${server.origin}/#types`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.context().close();
});

further(
  'the maintenance page redirects home when there is none, and upper-case URLs resolve to their page',
  async () => {
    const { page, faults } = await openPage(journey.browser);
    for (const [path, to] of [
      ['/maintenance', '/'],
      ['/Maintenance/', '/'],
      ['/WIZARD', '/wizard'],
      ['/wizard/Privacy-Policy', '/wizard/privacy-policy'],
      ['/Profile/Login', '/profile/login'],
      ['/%6daintenance', '/'],
    ] as const) {
      await page.goto(server.origin + path);
      expect([path, new URL(page.url()).pathname]).toEqual([path, to]);
      expect(await page.locator('h1').innerText()).not.toBe('');
    }
    // What the browser's router might take for another page stays what the server sent.
    for (const path of ['//maintenance', '/maintenance//x', '//WIZARD']) {
      await page.goto(server.origin + path);
      await expect.poll(() => page.locator('h1').textContent()).toBe('Page not found');
    }
    // The browser notes each answer that is not the page.
    expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
    await page.context().close();
  },
);
