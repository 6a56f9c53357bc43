/** How a banner looks, by what its owner chose: forms, themes, places, and that nothing of it is ever cut off. */
import type { Appearance, Language } from '@clausewright/contract';
import { languages } from '@clausewright/contract';
import { bannerPositions } from '@clausewright/contract/consent-types';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runAxe } from '../support/accessibility.ts';
import { useShop } from './support/use-shop.ts';

const shop = useShop();
const box = (page: Page) => page.locator('cw-consent .ask');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const links = {
  privacy_url: 'https://shop.example/privacy',
  cookies_url: 'https://shop.example/cookies',
  imprint_url: 'https://shop.example/imprint',
};
const noWords = { title: '', introduction: '', accept: '', reject: '', choose: '', contact: '' };

async function visit(
  appearance: Partial<Appearance>,
  { language = 'en', width = 1280, height = 900, head = '' }: Partial<Window> = {},
): Promise<Page> {
  const { page } = await shop.newcomer();
  shop.site.show({ language, appearance, fields: { [language]: { ...noWords, ...links } } });
  await page.setViewportSize({ width, height });
  await page.goto(shop.site.page('<p>Thrown.</p>'.repeat(40), { language, head }));
  await box(page).waitFor();
  return page;
}
interface Window {
  language: Language;
  width: number;
  height: number;
  head: string;
}

/** What one sees of the first layer: its share of the window, and whatever is cut, hidden or out of sight. */
const look = (page: Page) =>
  box(page).evaluate((layer) => {
    const { height, left, right, top, bottom } = layer.getBoundingClientRect();
    const inside = (element: Element) => {
      const own = element.getBoundingClientRect();
      return own.left >= 0 && own.right <= innerWidth && own.top >= top - 1 && own.bottom <= innerHeight;
    };
    const cut = [...layer.querySelectorAll('h2,p,a,button')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
    );
    const buttons = [...layer.querySelectorAll('button')].map((element) => element.getBoundingClientRect());
    return {
      share: height / innerHeight,
      within: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
      scrolls: layer.scrollHeight - layer.clientHeight > 1,
      cut: cut.map(({ textContent }) => textContent),
      unseen: [...layer.querySelectorAll('a,button')]
        .filter((one) => !inside(one))
        .map((one) => one.textContent),
      unequal: (['width', 'height'] as const).filter(
        (side) => Math.abs(buttons[0]![side] - buttons[1]![side]) > 1,
      ),
    };
  });

const good = { within: true, cut: [], unseen: [], unequal: [] };

test.each(languages.flatMap((language) => bannerPositions.map((position) => [language, position] as const)))(
  'in %s a %s takes a third of a phone at most, all of it in sight',
  async (language, position) => {
    const page = await visit({ position }, { language, width: 390, height: 844 });
    const seen = await look(page);
    expect(seen).toMatchObject({ ...good, scrolls: false });
    expect(seen.share).toBeLessThanOrEqual(1 / 3);
    for (const [width, height] of [
      [320, 640],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await look(page), `${width}`).toMatchObject({ ...good, scrolls: false });
    }
    // 400 % zoom: the text scrolls, the rest stays.
    await page.setViewportSize({ width: 320, height: 225 });
    expect(await look(page)).toMatchObject(good);
  },
);

test.each(bannerPositions)('at twice the size of text nothing of a %s is cut', async (position) => {
  const { page } = await shop.newcomer();
  const devtools = await page.context().newCDPSession(page);
  const textSize = async (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await textSize(32);
  shop.site.show({ language: 'de', appearance: { position }, fields: { de: { ...noWords, ...links } } });
  try {
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(shop.site.page('<p>Gedreht.</p>', { language: 'de' }));
      await box(page).waitFor();
      expect(await look(page), `${width}`).toMatchObject(good);
      expect(
        await box(page).evaluate((layer) => Number.parseFloat(getComputedStyle(layer).fontSize)),
      ).toBeGreaterThan(27);
    }
  } finally {
    await textSize(16);
  }
});

test.each([
  [{ position: 'corner' }, { right: 15, bottom: 15 }],
  [
    { position: 'corner', edge: 'top', side: 'left' },
    { left: 15, top: 15 },
  ],
  [{ position: 'bar' }, { bottom: 15 }],
  [{ position: 'bar', edge: 'top' }, { top: 15 }],
  [
    { position: 'bar', corners: 'square' },
    { left: 0, right: 0, bottom: 0 },
  ],
  [{ position: 'sheet' }, { bottom: 0 }],
] as const)('%o stands where its owner wants it', async (appearance, place) => {
  const page = await visit(appearance);
  const { left, right, top, bottom } = await box(page).evaluate((layer) => {
    const own = layer.getBoundingClientRect();
    return { left: own.left, right: innerWidth - own.right, top: own.top, bottom: innerHeight - own.bottom };
  });
  expect({ left, right, top, bottom }).toMatchObject(place);
  if ('edge' in appearance)
    expect(await page.evaluate('document.documentElement.style.scrollPaddingTop')).toBe('50vh');
});

test('a dialog waits for an answer: it holds the focus, and Escape is none', async () => {
  const page = await visit({ position: 'dialog' });
  expect(await box(page).evaluate((layer) => layer.matches('dialog:modal'))).toBe(true);
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? null);
  expect(await focused()).toBe('Only if you agree');
  await page.keyboard.press('Escape');
  expect(await button(page, 'Reject all').isVisible()).toBe(true);
  expect((await runAxe(page)).violations).toEqual([]);
  // A page that takes over the whole document gets it back.
  await page.evaluate(() => {
    document.body = document.createElement('body');
  });
  await button(page, 'Choose').click();
  await page.locator('dialog[aria-label="Privacy choices"]').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Reject all').click();
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 2, layer: 1 }]);
  await box(page).waitFor({ state: 'detached' });
});

test.each([
  ['light', 'light', 'rgb(255, 255, 255)'],
  ['light', 'dark', 'rgb(255, 255, 255)'],
  ['dark', 'light', 'rgb(27, 31, 29)'],
  ['auto', 'light', 'rgb(255, 255, 255)'],
  ['auto', 'dark', 'rgb(27, 31, 29)'],
] as const)(
  'theme %s on a device that asks for %s has the ground %s, in both layers',
  async (theme, device, ground) => {
    const { page } = await shop.newcomer();
    shop.site.show({ appearance: { theme, colour: 'green' } });
    await page.emulateMedia({ colorScheme: device });
    await page.goto(shop.site.page('<p>Thrown.</p>'));
    await box(page).waitFor();
    const groundOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf('cw-consent .ask')).toBe(ground);
    expect((await runAxe(page)).violations).toEqual([]);
    await button(page, 'Choose').click();
    await page.locator('dialog').waitFor();
    expect(await groundOf('dialog')).toBe(ground);
    expect((await runAxe(page)).violations).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  },
);

test('corners, shadow, spacing, font and movement are what the owner chose', async () => {
  const styleOf = (page: Page) =>
    page.locator('cw-consent .ask').evaluate((layer) => {
      const { borderTopLeftRadius, boxShadow, paddingLeft, fontFamily, animationName } =
        getComputedStyle(layer);
      const { borderTopLeftRadius: button } = getComputedStyle(layer.querySelector('button')!);
      return [borderTopLeftRadius, button, boxShadow === 'none', paddingLeft, fontFamily, animationName];
    });
  const plain = await visit({ corners: 'square', shadow: 'none', spacing: 'tight', font: 'system' });
  expect(await styleOf(plain)).toEqual(['0px', '0px', true, '11.25px', 'system-ui, sans-serif', 'none']);
  const head = '<style nonce="abc">body{font-family:Georgia,serif}</style>';
  const page = await visit({ corners: 'full', shadow: 'deep', spacing: 'roomy', motion: true }, { head });
  // Whoever asks for less motion gets none.
  expect(await styleOf(page)).toEqual(['24px', '99px', false, '22.5px', 'Georgia, serif', 'none']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await styleOf(page))[5]).toBe('i');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the owner’s style sheet reaches properties and parts, and both answers alike', async () => {
  const head = `<style nonce="abc">cw-consent{--cw-radius:3px;--cw-button-radius:2px;--cw-font:monospace}
    cw-consent::part(ask){outline:3px solid red} cw-consent::part(main){letter-spacing:2px} cw-consent::part(choose){letter-spacing:1px}</style>`;
  const page = await visit({}, { head });
  const style = await box(page).evaluate((layer) => {
    const own = getComputedStyle(layer);
    const spacing = [...layer.querySelectorAll('button')].map((one) => getComputedStyle(one).letterSpacing);
    const radius = getComputedStyle(layer.querySelector('button')!).borderTopLeftRadius;
    return [own.borderTopLeftRadius, radius, own.fontFamily, own.outlineWidth, spacing];
  });
  expect(style).toEqual(['3px', '2px', 'monospace', '3px', ['2px', '2px', '1px']]);
});

test('a logo of the site stands above the title', async () => {
  const asked: string[] = [];
  const { page } = await shop.newcomer();
  await page.route('https://shop.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  shop.site.show({ appearance: { logo_url: `https://shop.example/a"),url(https://x.example/)` } });
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  await box(page).waitFor();
  await expect.poll(() => asked).toEqual(['https://shop.example/a%22%29,url%28https://x.example/%29']);
});

test('the first button is Reject, unless the owner swaps the two', async () => {
  const order = async (page: Page) => {
    const first = await box(page).locator('button').allInnerTexts();
    await button(page, 'Choose').click();
    await page.locator('dialog .foot').waitFor();
    return [first, await page.locator('dialog .foot button').allInnerTexts()];
  };
  const save = 'Save my choices';
  expect(await order(await visit({}))).toEqual([
    ['Reject all', 'Accept all', 'Choose'],
    ['Reject all', 'Accept all', save],
  ]);
  expect(await order(await visit({ first_button: 'accept' }))).toEqual([
    ['Accept all', 'Reject all', 'Choose'],
    ['Accept all', 'Reject all', save],
  ]);
});

test.each([
  [{}, { left: 16, bottom: 16 }],
  [
    { button_form: 'icon', button_side: 'right', button_edge: 'top' },
    { right: 16, top: 16 },
  ],
] as const)('the way back, %o, stands where its owner wants it', async (appearance, place) => {
  const page = await visit(appearance);
  await page.evaluate(`document.querySelector('a[href="#privacy-choices"]').remove()`);
  await button(page, 'Reject all').click();
  const back = button(page, 'Privacy choices');
  await back.waitFor();
  const found = await back.evaluate((one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    return { left, right: innerWidth - right, top, bottom: innerHeight - bottom, height };
  });
  expect(found).toMatchObject(place);
  expect(found.height).toBeGreaterThanOrEqual(44);
});

test('the choices name each cookie with its period, and speak the owner’s words', async () => {
  const { page } = await shop.newcomer();
  shop.site.show({
    fields: {
      en: {
        ...noWords,
        ...links,
        choices: 'Your privacy',
        save: 'Keep this',
        analytics_name: 'Counting',
        analytics_about: 'So that we know what helps.',
      },
    },
    catalogue: {
      matomo: {
        about: 'Counts.',
        stored: [
          { name: '_pk_*', days: 393 },
          { name: 'own', days: 0 },
        ],
      },
    },
  });
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  await button(page, 'Choose').click();
  const dialog = page.getByRole('dialog', { name: 'Your privacy' });
  await dialog.getByRole('heading', { name: 'Counting' }).waitFor();
  await dialog.getByText('So that we know what helps.').waitFor();
  await button(page, 'Keep this').waitFor();
  await dialog.getByText('Providers: Matomo').click();
  await dialog.getByText('Cookies: _pk_* (393 days), own (Until you close the browser)').waitFor();
});

test('what was published before banners had a look is drawn as it was: square, in the system’s font', async () => {
  const { page } = await shop.newcomer();
  shop.site.show({ appearance: { position: 'bar' }, isOld: true });
  await page.goto(
    shop.site.page('<p>Thrown.</p>', { head: '<style nonce="abc">body{font-family:Georgia}</style>' }),
  );
  await box(page).waitFor();
  const style = await box(page).evaluate((layer) => {
    const { left, right, bottom } = layer.getBoundingClientRect();
    const { borderTopLeftRadius, boxShadow, fontFamily } = getComputedStyle(layer);
    return [left, innerWidth - right, innerHeight - bottom, borderTopLeftRadius, boxShadow, fontFamily];
  });
  expect(style).toEqual([0, 0, 0, '0px', 'none', 'system-ui, sans-serif']);
  await button(page, 'Choose').click();
  await page.locator('dialog').getByText('Providers: Matomo').click();
  expect(await page.locator('dialog').getByText('Cookies:').count()).toBe(0);
});
