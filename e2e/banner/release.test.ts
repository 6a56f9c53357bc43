/** What waits, what runs and in which order, also on pages that forbid nearly everything. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { strictPolicy } from './support/site.ts';
import { useShop } from './support/use-shop.ts';
import { eightVendors, siteVendor } from './support/vendors.ts';

const shop = useShop();
beforeEach(() => {
  shop.site.show({});
  shop.site.hits.length = 0;
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const ran = (page: Page) => expect.poll(() => page.evaluate('window.ran ?? []'));

const external = (path: string, more = '') =>
  `<script type="text/plain" data-consent="analytics" nonce="abc" src="http://${shop.site.tracker}${path}" ${more}></script>`;
const inline = (name: string, more = '') =>
  `<script type="text/plain" data-consent="analytics" nonce="abc" ${more}>(window.ran ??= []).push('${name}')</script>`;

test('nothing runs before consent; afterwards everything runs in order, under a strict CSP', async () => {
  const { page, faults } = await shop.newcomer();
  // The first takes longest, and still comes first.
  await page.route('**/slow.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const body =
    external('/slow.js', 'integrity="" data-owner="kept"') +
    external('/fast.js') +
    inline('between') +
    // A page of modules says when it reacts.
    inline('module', 'data-type="module"').replace('</', ';window.reacts = true</') +
    external('/last.js') +
    `<iframe title="Film" data-consent="functionality" data-vendor="youtube" data-src="http://${shop.site.tracker}/film"></iframe>
     <img alt="" data-consent="advertising" data-src="http://${shop.site.tracker}/pixel">
     <script type="text/plain" data-consent="essential" nonce="abc">(window.ran ??= []).push('cart')</script>`;
  const url = shop.site.page(body, { policy: strictPolicy, script: 'async nonce="abc"' });
  await page.goto(url);
  await page.getByRole('button', { name: 'Accept all', exact: true }).waitFor();
  await ran(page).toEqual(['cart']);
  await page.waitForLoadState('networkidle');
  expect(shop.site.hits).toEqual([]);

  await press(page, 'Accept all');
  await ran(page).toEqual(['cart', '/slow.js', '/fast.js', 'between', 'module', '/last.js']);
  await expect
    .poll(() => [...shop.site.hits].sort())
    .toEqual(['/fast.js', '/film', '/last.js', '/pixel', '/slow.js']);
  expect(
    await page.locator('script[data-owner=kept]').evaluate((element) => (element as HTMLElement).nonce),
  ).toBe('abc');
  // Neither the policy nor Trusted Types had anything to report.
  expect(faults).toEqual([]);

  // A visitor who comes back sees no banner, and what may run runs.
  await page.goto(url);
  await ran(page).toEqual(['/slow.js', '/fast.js', 'between', 'module', '/last.js', 'cart']);
  expect(await page.locator('cw-consent').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a CSP that blocks our requests leaves the page and its choice intact', async () => {
  const { page } = await shop.newcomer();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const url = shop.site.page(inline('tag'), {
    policy:
      "default-src 'none'; script-src 'nonce-abc'; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts",
    script: 'async nonce="abc"',
  });
  await page.goto(url);
  await press(page, 'Accept all');
  await ran(page).toEqual(['tag']);
  expect(await page.evaluate('clausewright.consent().answered')).toBe(true);
  expect(errors).toEqual([]);
});

test('tags follow their vendor where they name one, and wait for all vendors of the type where they name a type', async () => {
  shop.site.show({
    vendors: [
      ...eightVendors,
      siteVendor('hotjar', 'ANALYTICS', { patterns: [`${shop.site.tracker}/hotjar`] }),
    ],
  });
  const { page } = await shop.newcomer();
  await page.goto(
    shop.site.page(
      external('/matomo.js', 'data-vendor="matomo"') +
        external('/hotjar.js') +
        inline('type alone') +
        inline('unknown vendor', 'data-vendor="nobody"') +
        inline('unknown type').replace('analytics', 'anything') +
        inline('never offered').replace('analytics', 'security'),
    ),
  );
  await page.getByRole('button', { name: 'Accept all', exact: true }).waitFor();
  await page.evaluate(`clausewright.set(['matomo'])`);
  await ran(page).toEqual(['/matomo.js']);
  await page.evaluate(`clausewright.accept()`);
  await ran(page).toEqual(['/matomo.js', '/hotjar.js', 'type alone']);
});

test('untagged scripts are blocked by vendor URL, whoever inserts them', async () => {
  shop.site.show({
    vendors: [siteVendor('hotjar', 'ANALYTICS', { patterns: [`${shop.site.tracker}/hot`] })],
  });
  const { page, faults } = await shop.newcomer();
  await page.goto(
    shop.site.page(
      `<script src="http://${shop.site.tracker}/hot/parsed.js"></script>
       <script>const tag = document.createElement('script'); tag.onload = () => ran.push('loaded'); tag.src = 'http://${shop.site.tracker}/hot/made.js'; document.head.append(tag)</script>
       <iframe title="Survey" src="http://${shop.site.tracker}/hot/frame"></iframe>
       <script src="http://${shop.site.tracker}/other.js"></script>`,
      { script: '' },
    ),
  );
  await page.getByRole('button', { name: 'Accept all', exact: true }).waitFor();
  await ran(page).toEqual(['/other.js']);
  expect(await page.locator('iframe').getAttribute('src')).toBe(null);
  await press(page, 'Accept all');
  await expect
    .poll(() => page.evaluate('window.ran.slice(1).sort()'))
    .toEqual(['/hot/made.js', '/hot/parsed.js', 'loaded']);
  await expect.poll(() => shop.site.hits).toContain('/hot/frame');
  expect(faults).toEqual([]);
});

test('in a single-page app later content waits or runs correctly, and the banner survives page replacement', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page('<div id="app"></div>'));
  const accept = page.getByRole('button', { name: 'Accept all', exact: true });
  await accept.waitFor();
  // As frameworks do that take over the whole document.
  await page.evaluate(() => document.body.replaceChildren(...document.body.querySelectorAll('main')));
  await accept.waitFor();
  const insert = (name: string) =>
    page.evaluate(
      ([html, made]) => {
        document.querySelector('#app')!.innerHTML = html!;
        const tag = Object.assign(document.createElement('script'), {
          type: 'text/plain',
          text: `(window.ran ??= []).push('${made}')`,
        });
        tag.dataset['consent'] = 'analytics';
        document.querySelector('#app')!.append(tag);
      },
      [inline(name), `${name}, made`],
    );
  await insert('early');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate('window.ran')).toBe(undefined);
  await accept.click();
  await ran(page).toEqual(['early', 'early, made']);
  await insert('later');
  await ran(page).toEqual(['early', 'early, made', 'later', 'later, made']);
  expect(faults).toEqual([]);
});

test('works as a head script, inserted by a module and in a frame, and ignores a second banner', async () => {
  const { page, faults } = await shop.newcomer();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const script = `${shop.site.service}/c/4711/en.js`;
  await page.goto(
    shop.site.page(`<script type="module">await import('${script}?second'); window.reacts = true</script>`, {
      head: `<script src="${script}?first"></script>`,
    }),
  );
  await page.getByRole('button', { name: 'Accept all', exact: true }).waitFor();
  await expect.poll(() => warnings.length).toBe(2);
  expect(await page.locator('cw-consent').count()).toBe(1);
  expect(await page.evaluate('document.body.firstElementChild.localName')).toBe('cw-consent');

  await page.goto(
    shop.site.page(`<iframe title="Shop" src="${shop.site.page(inline('framed'))}"></iframe>`, {
      script: 'type="text/plain"',
    }),
  );
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Accept all', exact: true }).click();
  await expect.poll(() => page.frames()[1]!.evaluate('window.ran')).toEqual(['framed']);
  expect(faults).toEqual([]);
});
