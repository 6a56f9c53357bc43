import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { limits } from '@clausewright/contract';
import { runAxe } from '../support/accessibility.ts';
import { saveScreenshot } from './support/screenshot.ts';
import { strictPolicy } from './support/site.ts';
import { useShop } from './support/use-shop.ts';
import { siteVendor } from './support/vendors.ts';

const shop = useShop();
beforeEach(() => {
  shop.site.show({});
});

const link = (page: Page): Locator => page.locator('a[href="#privacy-choices"]');
const dialog = (page: Page): Locator => page.locator('dialog');
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const typeSwitch = (page: Page, name: string): Locator =>
  dialog(page).getByRole('checkbox', { name, exact: true });

async function openChoices(page: Page, url = shop.site.page('<p>Thrown and fired by two people.</p>')) {
  await page.goto(url);
  await page.getByRole('button', { name: /^(Choose|Auswählen)$/ }).waitFor();
  await link(page).click();
  await dialog(page).waitFor();
}

/** What has the focus, also inside of roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return { name, inDialog: element?.closest('dialog') !== null, tag: element?.localName ?? '' };
  });

test('DES-5: the keyboard opens the second layer, is trapped in it and returns to its origin without an answer', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page('<p>Thrown.</p>', { policy: strictPolicy, script: 'async nonce="abc"' }));
  await page.getByRole('button', { name: 'Choose' }).waitFor();
  await link(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  expect(await focused(page)).toEqual({
    name: 'Close without changing anything',
    inDialog: true,
    tag: 'button',
  });
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);

  const stops = new Set<string>();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, inDialog } = await focused(page);
    // Between last and first the browser itself has the focus, never the page behind.
    if (!inDialog) expect(name).toBe(await page.evaluate(() => document.body.textContent));
    else stops.add(name);
  }
  expect([...stops]).toEqual(expect.arrayContaining(['Accept all', 'Reject all', 'Save my choices']));

  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await focused(page)).toMatchObject({ name: 'Privacy choices', tag: 'a' });
  expect(await page.getByRole('button', { name: 'Accept all' }).count()).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
  expect(shop.site.records).toEqual([]);
  expect(faults).toEqual([]);
});

test('the second layer leads to the desk for requests where the site has one, by keyboard and under a strict policy', async () => {
  const requests = {
    label: 'Make a request about personal data',
    url: `${shop.site.service}/requests/some/en`,
  };
  shop.site.show({ requests });
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page('<p>Thrown.</p>', { policy: strictPolicy, script: 'async nonce="abc"' }));
  await page.getByRole('button', { name: 'Choose' }).waitFor();
  await link(page).click();
  await dialog(page).waitFor();
  const desk = dialog(page).getByRole('link', { name: requests.label });
  expect(await desk.getAttribute('href')).toBe(requests.url);
  expect(await desk.getAttribute('rel')).toBe('noopener');
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return (await focused(page)).name;
    })
    .toBe(requests.label);
  await saveScreenshot(page, 'choices-requests');
  expect(faults).toEqual([]);
  shop.site.show({});
  const other = await shop.newcomer();
  await openChoices(other.page);
  expect(await dialog(other.page).getByRole('link', { name: requests.label }).count()).toBe(0);
});

test('DES-4 DES-6 DES-9 DES-11: nothing is preselected, each vendor shows who and what for, and saving stores the switches', async () => {
  const { page, faults } = await shop.newcomer();
  await openChoices(page);
  const boxes = dialog(page).locator('input[type=checkbox]');
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(await dialog(page).getByText('Always on').count()).toBe(1);
  expect(await dialog(page).getByText('Your record').count()).toBe(0);

  // What cannot be refused says what it is needed for.
  await dialog(page).getByText('Stripe, Shopify').click();
  expect(await dialog(page).locator('li').filter({ hasText: 'Stripe' }).textContent()).toContain(
    'Keeps the cart and the log-in.',
  );
  await dialog(page).getByText('Youtube, Vimeo').click();
  const youtube = dialog(page).locator('li').filter({ hasText: 'Youtube' });
  // What is out of sight is not laid out.
  await youtube.scrollIntoViewIfNeeded();
  await expect.poll(() => youtube.innerText()).toMatch(/Company\s+youtube Ltd\., Ireland/);
  expect(await youtube.innerText()).toMatch(/Kept for\s+1 day\b/);
  const notice = youtube.getByRole('link', { name: 'Privacy notice: Youtube' });
  expect(await notice.getAttribute('href')).toBe('https://youtube.example/privacy');
  await typeSwitch(page, 'Youtube').check();
  const whole = typeSwitch(page, 'Functionality');
  expect(await whole.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
  await typeSwitch(page, 'Analytics').check();
  await press(page, 'Save my choices');
  await expect.poll(() => shop.site.records.length).toBe(1);
  // Functionality and analytics; of the eight, both essential, YouTube and Matomo: bits 0, 1, 2 and 4.
  const record = shop.site.records[0]!;
  expect(record).toMatchObject({ action: 3, layer: 2, granted: 3, offered: 15, regime: 'opt-in' });
  expect(record.vendors && [...Buffer.from(record.vendors, 'base64url')]).toEqual([0b10111]);

  await link(page).click();
  expect(await whole.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
  expect(await typeSwitch(page, 'Analytics').isChecked()).toBe(true);
  expect(await typeSwitch(page, 'Advertising').isChecked()).toBe(false);
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(record.at);
  expect(await dialog(page).getByText('Your record').innerText()).toBe(
    `Your record: ${record.visitor}, last changed on ${date}`,
  );
  // From a part to the whole, then to nothing.
  await whole.click();
  await dialog(page).getByText('Youtube, Vimeo').click();
  expect(await typeSwitch(page, 'Vimeo').isChecked()).toBe(true);
  await whole.click();
  expect(await typeSwitch(page, 'Vimeo').isChecked()).toBe(false);
  expect(faults).toEqual([]);
});

test.each([
  ['en', 'ltr', 'green', 1280],
  ['de', 'ltr', 'dark', 390],
  ['en', 'rtl', 'orange', 390],
] as const)(
  'both layers pass axe and have 44 px targets, in %s, %s, %s at %i px',
  async (language, direction, colour, width) => {
    shop.site.show({ language, appearance: { colour } });
    const { page, faults } = await shop.newcomer();
    await page.setViewportSize({ width, height: 844 });
    const name = `${language}-${direction}-${width}`;
    await page.goto(shop.site.page('<p>Thrown and fired by two people.</p>', { language, direction }));
    await page.getByRole('button', { name: /^(Choose|Auswählen)$/ }).waitFor();
    await saveScreenshot(page, `layer-1-${name}`);
    expect((await runAxe(page)).violations).toEqual([]);
    await link(page).click();
    await dialog(page).locator('summary').nth(1).click();
    await dialog(page).locator('li').first().waitFor();
    await saveScreenshot(page, `layer-2-${name}`);
    expect((await runAxe(page)).violations).toEqual([]);

    const judged = await dialog(page).evaluate((element) => {
      const small = [...element.querySelectorAll('button,label,summary,a')].filter(
        (target) => target.getBoundingClientRect().height < 44,
      );
      const [accept, reject] = [...element.querySelectorAll<HTMLElement>('.foot button')]
        .slice(0, 2)
        .map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
          return {
            area: width * height,
            look: [backgroundColor, color, fontSize, fontWeight, borderColor].join(),
          };
        });
      const body = element.querySelector('.body')!;
      const box = (selector: string) => element.querySelector(selector)!.getBoundingClientRect();
      return {
        small: small.map((target) => target.textContent),
        sameLook: accept!.look === reject!.look,
        areas: accept!.area / reject!.area,
        sideways: body.scrollWidth - body.clientWidth,
        closeIsLast: box('.close').left > box('h2').left,
        moving: element.getAnimations({ subtree: true }).length,
        fits:
          element.getBoundingClientRect().bottom <= innerHeight && element.getBoundingClientRect().top >= 0,
      };
    });
    expect(judged).toMatchObject({ small: [], sameLook: true, sideways: 0, moving: 0, fits: true });
    // By its own language, whatever that of the page.
    expect(judged.closeIsLast).toBe(true);
    expect(Math.abs(judged.areas - 1)).toBeLessThan(0.1);
    expect(faults).toEqual([]);
  },
);

test('at the smallest screen and 400 % zoom everything is reachable, readable and clickable', async () => {
  shop.site.show({ language: 'de' });
  const { page } = await shop.newcomer();
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(shop.site.page('<p>Gedreht und gebrannt.</p>', { language: 'de' }));
  await page.getByRole('button', { name: 'Auswählen' }).click();
  await dialog(page).waitFor();
  for (const height of [480, 256]) {
    await page.setViewportSize({ width: 320, height });
    for (const target of await dialog(page).locator('button,summary,input').all()) {
      await target.focus();
      const seen = await target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const root = element.getRootNode() as ShadowRoot;
        const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return (
          left >= 0 && right <= innerWidth && hit !== null && (element.contains(hit) || hit.contains(element))
        );
      });
      expect(`${await target.innerText()} at ${height}: ${seen}`).toMatch(/true$/);
    }
  }
});

test('hostile texts of maximum length stay text and leave every button in place', async () => {
  const evil = (length: number): string =>
    `</script><img src=x onerror="window.hacked=1">{vendor}$&\u202e${'W'.repeat(length)}`.slice(0, length);
  const id = 'a"><img src=x onerror="window.hacked=1">';
  const vendor = {
    ...siteVendor('youtube', 'FUNCTIONALITY'),
    id,
    catalogue_id: null,
    name: evil(limits.name),
    company: evil(limits.text),
    about: { en: evil(limits.vendorAbout) },
    privacy_url: 'https://vendor.example/"><img/src=x/onerror=window.hacked=1>',
    patterns: ['vendor.example/"><script>window.hacked=1</script>'],
    cookies: ['__proto__', '*', '$&'],
  };
  const button = evil(limits.bannerButton);
  shop.site.show({
    vendors: [vendor],
    fields: {
      en: {
        title: evil(limits.bannerTitle),
        introduction: evil(limits.bannerText),
        accept: button,
        reject: button,
        choose: button,
        contact: evil(limits.text),
        privacy_url: 'https://shop.example/"onclick="window.hacked=1',
        cookies_url: '',
        imprint_url: '',
      },
    },
  });
  const { page, faults } = await shop.newcomer();
  await page.setViewportSize({ width: 320, height: 480 });
  const frame =
    '<iframe title="Film" width="300" height="200" data-consent="functionality" data-src="/film"></iframe>';
  const url = shop.site.page(frame, { policy: strictPolicy, script: 'async nonce="abc"' });
  await page.goto(url);
  const layer = page.locator('body > cw-consent');
  await layer.locator('button').nth(2).click();
  await dialog(page).locator('summary').last().click();
  await dialog(page).locator('li').waitFor();
  expect(await dialog(page).locator('h4').textContent()).toContain('onerror="window.hacked=1">');
  for (const root of [layer.first(), dialog(page), page.locator('main cw-consent')]) {
    expect(await root.locator('img,script').count()).toBe(0);
    const wide = await root
      .locator('button,p,h2')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
    expect(wide).toBe(0);
  }
  await dialog(page).locator('.foot button').first().click();
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 2, granted: 0 }]);
  expect(await page.evaluate('window.hacked')).toBe(undefined);
  expect(faults).toEqual([]);
});

test('500 vendors cost nothing until the list is opened', async () => {
  const types = ['FUNCTIONALITY', 'ANALYTICS', 'ADVERTISING', 'MARKETING'] as const;
  shop.site.show({
    vendors: Array.from({ length: 500 }, (_, index) => siteVendor(`v${index}`, types[index % 4]!)),
  });
  const { page, faults } = await shop.newcomer();
  await openChoices(page);
  expect(await dialog(page).locator('*').count()).toBeLessThan(100);
  // What the click itself makes is one slice; the rest follows without it.
  const first = await dialog(page)
    .locator('details')
    .first()
    .evaluate(
      (fold) =>
        new Promise<number>((resolve) => {
          fold.addEventListener('toggle', () => resolve(fold.querySelectorAll('li').length));
          (fold as HTMLDetailsElement).open = true;
        }),
    );
  expect(first).toBe(20);
  await expect.poll(() => dialog(page).locator('li').count()).toBe(125);
  await typeSwitch(page, 'V496').check();
  await press(page, 'Save my choices');
  await expect.poll(() => shop.site.records.length).toBe(1);
  expect(shop.site.records[0]).toMatchObject({ granted: 1, offered: 15 });
  expect(faults).toEqual([]);
});
