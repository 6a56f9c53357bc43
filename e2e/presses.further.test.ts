/**
 * A press is never lost: neither one on a page that does not react yet, whatever it still waits for, nor one on a
 * button that the page moves while it is pressed. Each test holds back exactly what it is about.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { publicPaths } from '../packages/web/public-paths.ts';
import { hydrated, openPage, settled } from './support/browser.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

/** Holds back what is asked for at such addresses; `release` lets it come. */
async function holdBack(page: Page, pattern: string) {
  const waiting: (() => void)[] = [];
  let open = false;
  await page.route(pattern, async (route) => {
    if (!open) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return {
    asked: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    release: () => {
      open = true;
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** Opens the page as far as it comes without what is held back. */
async function openEarly(page: Page, path: string): Promise<void> {
  // By its own address: `goto` of a watched page waits until the page reacts.
  await page
    .evaluate((address) => location.assign(address), `${journey.server.origin}${path}`)
    .catch(() => {});
  await page.waitForURL(`**${path}`, { waitUntil: 'domcontentloaded' });
}

test.each(['entry.client', 'late-wizard', 'questions-privacy-policy'])(
  'input and clicks before %s is loaded are kept',
  async (file) => {
    const { page, faults } = await openPage(journey.browser);
    await page.goto(`${journey.server.origin}/help`);
    const scripts = await holdBack(page, `**/assets/${file}*.js`);
    await openEarly(page, '/wizard/privacy-policy');
    await scripts.asked();
    await page.getByRole('checkbox', { name: /Website/ }).check();
    await page.getByRole('checkbox', { name: 'App', exact: true }).check();
    await page.getByRole('checkbox', { name: 'App', exact: true }).uncheck();
    await page.getByRole('button', { name: 'Next Step' }).click();
    scripts.release();
    // Next Step judged the answers, so that it says what is missing: the address of the website that was ticked.
    const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
    await summary
      .getByRole('link', { name: /website/i })
      .first()
      .waitFor();
    expect(await page.getByRole('checkbox', { name: /Website/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'App', exact: true }).isChecked()).toBe(false);
    expect(faults).toEqual([]);
  },
);

test('text typed before hydration is there for a click afterwards', async () => {
  const { page, faults } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}/help`);
  const scripts = await holdBack(page, '**/assets/wizard-page*.js');
  await openEarly(page, '/privacy-consent/wizard');
  await scripts.asked();
  await page.getByRole('textbox').first().fill('https://nordlicht.example');
  await page.getByRole('button', { name: 'Next Step' }).click();
  scripts.release();
  await page.waitForURL(/step=2/);
  await page.goBack();
  expect(await page.getByRole('textbox').first().inputValue()).toBe('https://nordlicht.example');
  expect(faults).toEqual([]);
});

/** With its own words in French too, so that ticking French leaves nothing open. */
const answers: unknown = JSON.parse(
  JSON.stringify({ ...germanShop, document_languages: ['de', 'en'] }).replaceAll(
    '"en":"',
    '"fr":"Raison","en":"',
  ),
);

/** The review, with the price of what was chosen last still on its way; it moves the way to the free version. */
async function openReview(page: Page) {
  await page.goto(`${journey.server.origin}/help`);
  await page.evaluate((draft) => localStorage.setItem('drafts', JSON.stringify({ PRIVACY_POLICY: draft })), {
    answers,
    visited: [],
    // Without it the address of the review would lead to the first open step.
    reached: ['review'],
    current: 'finalize',
    version: 1,
    at: Date.now(),
  });
  await page.goto(`${journey.server.origin}/wizard/privacy-policy?step=7`);
  await page.getByText(/€/).first().waitFor();
  const price = await holdBack(page, '**/agreement/preview');
  await page.getByRole('checkbox', { name: /French|Français/ }).check();
  await page.getByRole('button', { name: 'Next Step' }).click();
  const free = page.getByRole('button', { name: /free version/ });
  await free.waitFor();
  await price.asked();
  await settled(page);
  return { free, price };
}

async function placeOf(button: Locator): Promise<{ x: number; y: number; top: number }> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y };
}

test('a mouse click counts for the button under mousedown even if a price change moves it', async () => {
  const { page, faults } = await openPage(journey.browser);
  const { free, price } = await openReview(page);
  const { x, y, top } = await placeOf(free);
  await page.mouse.move(x, y);
  await page.mouse.down();
  price.release();
  // Far enough that the pointer is not on it any more.
  await expect.poll(async () => (await placeOf(free)).top - top).toBeGreaterThan(20);
  await page.mouse.up();
  await page.waitForURL(/\/download\//);
  expect(faults).toEqual([]);
});

test('a tap counts for the element under touchstart even if a price change moves it', async () => {
  const { page, faults } = await openPage(journey.browser, { hasTouch: true });
  const { free, price } = await openReview(page);
  const { x, y, top } = await placeOf(free);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  price.release();
  await expect.poll(async () => (await placeOf(free)).top - top).toBeGreaterThan(20);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL(/\/download\//);
  expect(faults).toEqual([]);
});

test('moving the pointer off a button before releasing clicks nothing', async () => {
  const { page } = await openPage(journey.browser);
  const { free, price } = await openReview(page);
  price.release();
  const { x, y } = await placeOf(free);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 120, { steps: 4 });
  await page.mouse.up();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/wizard/privacy-policy');
  expect(await page.evaluate(() => document.querySelector('[aria-busy="true"]'))).toBeNull();
});

test('third-party buttons, fields and forms in a page work unchanged', async () => {
  const { page } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}/profile/login`);
  await page.evaluate(() => {
    const [box, form] = [document.createElement('div'), document.createElement('form')];
    for (const [holder, kind, id] of [
      [box, 'button', 'their-button'],
      [form, 'input', 'their-field'],
      [form, 'button', 'their-submit'],
    ] as const) {
      const made = document.createElement(kind);
      made.id = id;
      made.textContent = id;
      holder.append(made);
    }
    box.append(form);
    const told: string[] = [];
    for (const kind of ['click', 'input', 'submit']) {
      box.addEventListener(kind, (event) => {
        told.push(`${kind} ${event.defaultPrevented}`);
        event.preventDefault();
        document.body.dataset['told'] = told.join();
      });
    }
    document.querySelector('main form')?.parentElement?.append(box);
  });
  const told = () => page.evaluate(() => document.body.dataset['told'] ?? '');
  await page.locator('#their-button').click();
  await page.locator('#their-field').fill('4');
  await page.locator('#their-field').press('Enter');
  // Enter presses the button of the form, whose press is refused above.
  expect(await told()).toBe('click false,input false,click false');
  expect(await page.locator('[data-held]').count()).toBe(0);
});

test('a button that never hydrates blocks no other and falls back to native behaviour after a while', async () => {
  const { page } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}/help`);
  await page.route('**/profile/login', async (route) => {
    const response = await route.fetch();
    const never = '<button type="button" id="never">Never</button></body>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', never) });
  });
  const scripts = await holdBack(page, '**/assets/entry.client*.js');
  await openEarly(page, '/profile/login');
  await scripts.asked();
  await page.locator('#never').click();
  await page.locator('main form').getByRole('button').last().click();
  scripts.release();
  await page.getByRole('alert').first().waitFor();
  expect(await page.locator('[data-held]').count()).toBe(0);
  await page.evaluate(() => {
    const never = document.querySelector('#never');
    never?.addEventListener('click', (event) => never.setAttribute('data-pressed', `${event.isTrusted}`));
  });
  await page.locator('#never').click();
  expect(await page.locator('#never').getAttribute('data-pressed')).toBe('true');
});

/** What a person perceives of the page, but for numbers that differ at each visit. */
async function perceived(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  await settled(page);
  const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
  return [new URL(page.url()).pathname, focused, await page.locator('body').ariaSnapshot()].join('\n');
}

/** The maintenance page has no app that could react. */
const walked = process.env['LONG_TESTS']
  ? publicPaths.filter((path) => path !== '/maintenance')
  : ['/wizard', '/profile/login'];
test.each(walked)('each button of %s does the same when clicked before hydration', async (path) => {
  const { page, faults } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}${path}`);
  const pressed = page.locator('button:visible, input:is([type=checkbox], [type=radio]):visible');
  const count = await pressed.count();
  for (let number = 0; number < count; number += 1) {
    const told = [];
    for (const early of [false, true]) {
      await page.goto(`${journey.server.origin}/help`);
      await page.evaluate(() => localStorage.clear());
      const scripts = await holdBack(page, '**/assets/entry.client*.js');
      if (!early) scripts.release();
      await openEarly(page, path);
      if (!early) await hydrated(page);
      await pressed.nth(number).click({ force: true });
      scripts.release();
      await page.waitForFunction(() => document.querySelector('[data-held]') === null);
      await hydrated(page);
      await page.unrouteAll();
      told.push(await perceived(page));
    }
    expect(told[1], `button ${number}`).toBe(told[0]);
  }
  // The browser notes that the unknown address is unknown.
  expect(faults.filter((fault) => !fault.includes('/404'))).toEqual([]);
});
