import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { hydrated, openPage } from './support/browser.ts';
import { scriptOfRoute } from './support/script-of-route.ts';
import { logIn } from './support/log-in.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { type ServerAddress, startServer } from './support/running-server.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();
const { server } = journey;
const open: Page[] = [];
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close();
});

/** The app tries again every five seconds; a loaded machine may be late. */
const patience = { timeout: 20_000 };

const words = {
  en: {
    locale: 'en-GB',
    unreachable: 'The service cannot be reached.',
    limited: 'too many requests',
    offline: 'You are offline.',
    down: 'The service is not responding',
    blocked: 'Your browser blocks cookies',
    maintenance: 'We are carrying out maintenance',
  },
  de: {
    locale: 'de-DE',
    unreachable: 'Der Dienst ist nicht erreichbar.',
    limited: 'zu vieler Anfragen',
    offline: 'Sie sind offline.',
    down: 'Der Dienst antwortet nicht',
    blocked: 'Ihr Browser blockiert Cookies',
    maintenance: 'Wir führen Wartungsarbeiten durch',
  },
} as const;
const languages = ['en', 'de'] as const;

async function visit(path: string, language: keyof typeof words = 'en', { origin } = server): Promise<Page> {
  const { page } = await openPage(journey.browser, { locale: words[language].locale });
  open.push(page);
  await page.clock.install();
  // The heartbeat of the arrival: after it none is on its way that a test has not asked for.
  const arrived = page.waitForResponse((reply) => reply.url().endsWith('/heartbeat'));
  await page.goto(`${origin}${path}`);
  await hydrated(page);
  await arrived;
  return page;
}

/** As the page is after the five seconds that it waits before it tries again, which go by at once. */
function later<T>(page: Page, read: () => Promise<T>) {
  const after = async () => {
    await page.clock.runFor(5000);
    return read();
  };
  return expect.poll(after, patience);
}

const line = (page: Page) => page.locator('.banner-down[role=status]');
const heading = (page: Page) => page.locator('main.status h1');

const heartbeats = '**/api/v1/heartbeat';
function answerHeartbeats(page: Page, status: number): Promise<unknown> {
  return page.route(heartbeats, (route) => route.fulfill({ status, json: { success: false } }));
}

test('a server restart loses nothing of a half-filled wizard', async () => {
  await using own = await startServer();
  const { page } = await openPage(journey.browser);
  open.push(page);
  await page.goto(`${own.origin}/wizard/privacy-policy`);
  await hydrated(page);
  const place = page.locator('[name="agreement_for"][value="website"]');
  await place.waitFor(patience);
  await place.locator('xpath=ancestor::label').click();
  const name = page.locator('[name="website_url"]');
  await name.fill('https://northlight');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('drafts')), patience)
    .toContain('northlight');

  await own.kill();
  await name.pressSequentially('.example');
  await expect.poll(() => line(page).textContent(), patience).toContain(words.en.unreachable);
  await expect.poll(() => line(page).isVisible()).toBe(true);
  await name.pressSequentially('/de');
  await expect.poll(() => name.inputValue()).toBe('https://northlight.example/de');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('website_url');

  await own.restart();
  await expect.poll(() => line(page).isVisible(), patience).toBe(false);
  await expect.poll(() => name.inputValue()).toBe('https://northlight.example/de');
  await page.reload();
  await expect.poll(() => name.inputValue(), patience).toBe('https://northlight.example/de');
});

further.each(languages)(
  'rate limiting and a lost connection show as banners above the page in %s',
  async (language) => {
    const page = await visit('/wizard', language);
    await answerHeartbeats(page, 429);
    await page.locator('.brand').click();
    await expect.poll(() => line(page).textContent(), patience).toContain(words[language].limited);
    await checkScreen(page, `limited-${language}`);
    await expect.poll(() => page.locator('.hero h1').isVisible()).toBe(true);
    await page.unroute(heartbeats);
    await later(page, () => line(page).isVisible()).toBe(false);

    await page.context().setOffline(true);
    await expect.poll(() => line(page).textContent(), patience).toContain(words[language].offline);
    await page.context().setOffline(false);
    await later(page, () => line(page).isVisible()).toBe(false);
  },
);

further('retries a busy server, then says so: the screen and the input stay', async () => {
  const { page } = await openPage(journey.browser);
  open.push(page);
  await page.goto(`${server.origin}/profile/login`);
  const asked: number[] = [];
  let busyFor = 1;
  await page.route('**/api/v1/customer/login', async (route) => {
    asked.push(Date.now());
    if (asked.length > busyFor) return route.continue();
    const value = 'The service is very busy right now.';
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '1' },
      json: { success: false, messages: [{ code: 'busy', value }], authenticated: false },
    });
  });
  let heartbeatsSent = 0;
  page.on('request', (request) => (heartbeatsSent += Number(request.url().endsWith('/heartbeat'))));
  const pressed = async () => {
    asked.length = 0;
    await logIn(page, { email: 'nobody@kiln.example', password: 'Wrong-horse-7' });
    await page.getByText('Logging in').first().waitFor();
    await expect.poll(() => asked.length).toBe(1);
    const before = heartbeatsSent;
    return {
      stays: async () => expect([heartbeatsSent - before, await line(page).isVisible()]).toEqual([0, false]),
    };
  };
  const first = await pressed();
  await page.getByText('Email address or password are incorrect.').waitFor();
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  await first.stays();

  busyFor = 4;
  const second = await pressed();
  await page.getByText('The service is very busy right now.').waitFor();
  expect(asked.length).toBe(4);
  await second.stays();
  expect(await page.locator('#log-in-email').inputValue()).toBe('nobody@kiln.example');
  expect(await page.locator('#log-in-password').inputValue()).toBe('Wrong-horse-7');
});

further.each(languages)('a server error has its own screen in %s, with a retry', async (language) => {
  const page = await visit('/wizard', language);
  const choice = page.locator('[name=place]').first();
  await choice.check();
  await answerHeartbeats(page, 502);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => line(page).isVisible(), patience).toBe(true);
  await later(page, () => heading(page).textContent()).toBe(words[language].down);
  await expect.poll(() => choice.isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('status');
  await checkScreen(page, `down-${language}`);

  await page.unroute(heartbeats);
  await later(page, () => heading(page).count()).toBe(0);
  await expect.poll(() => choice.isChecked()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('place');
});

further.each([
  ['en', 'localStorage'],
  ['de', 'sessionStorage'],
  ['en', 'cookie'],
] as const)(
  'in %s the app reports that %s is blocked and continues when it is not',
  async (language, kind) => {
    const { page } = await openPage(journey.browser, { locale: words[language].locale });
    open.push(page);
    await page.addInitScript((blocked) => {
      const state = window as unknown as { unblocked?: boolean };
      const target = blocked === 'cookie' ? Document.prototype : window;
      const original = Object.getOwnPropertyDescriptor(target, blocked);
      Object.defineProperty(target, blocked, {
        configurable: true,
        set: (value: string) => {
          if (state.unblocked) original?.set?.call(document, value);
        },
        get: () => {
          if (state.unblocked) return original?.get?.call(blocked === 'cookie' ? document : window);
          if (blocked === 'cookie') return '';
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }, kind);
    await page.clock.install();
    await page.goto(server.origin);
    await expect.poll(() => heading(page).textContent(), patience).toBe(words[language].blocked);
    await checkScreen(page, `blocked-${kind}-${language}`);
    await page.evaluate(() => {
      (window as unknown as { unblocked: boolean }).unblocked = true;
    });
    await later(page, () => heading(page).count()).toBe(0);
    await expect.poll(() => page.locator('.hero h1').isVisible()).toBe(true);
  },
);

function maintenance({ dataDir }: ServerAddress, on: boolean): Promise<unknown> {
  return promisify(execFile)(
    process.execPath,
    ['packages/server/src/operations/cli/main.ts', 'maintenance', on ? 'on' : 'off'],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } },
  );
}

further('maintenance starts and ends by command, for open and new pages, across a restart', async () => {
  await using own = await startServer();
  const inApp = await visit('/wizard', 'en', own);
  await maintenance(own, true);
  await expect
    .poll(async () => (await fetch(`${own.origin}/api/v1/public/languages/list`)).status, patience)
    .toBe(503);
  await inApp.locator('.brand').click();
  await expect.poll(() => heading(inApp).textContent(), patience).toBe(words.en.maintenance);
  await checkScreen(inApp, 'maintenance-in-app-en');

  await own.kill();
  await own.restart();
  for (const language of languages) {
    const { page, faults } = await openPage(journey.browser, { locale: words[language].locale });
    open.push(page);
    const reply = await page.goto(`${own.origin}/wizard/privacy-policy`);
    expect([reply?.status(), reply?.headers()['retry-after']]).toEqual([503, '30']);
    await expect.poll(() => page.locator('h1').textContent()).toBe(words[language].maintenance);
    await expect.poll(() => page.title()).toContain(words[language].maintenance);
    await checkScreen(page, `maintenance-${language}`);
    expect(faults).toEqual([]);
  }
  const call = await fetch(`${own.origin}/api/v1/public/languages/list`);
  expect([call.status, await call.json()]).toMatchObject([503, { messages: [{ code: 'maintenance' }] }]);
  for (const path of ['/healthz', '/readyz', '/outbox']) {
    expect([path, (await fetch(`${own.origin}${path}`)).status]).toEqual([path, 200]);
  }

  await maintenance(own, false);
  await later(inApp, () => heading(inApp).count()).toBe(0);
  await expect.poll(() => inApp.locator('.hero h1').isVisible()).toBe(true);
  for (const page of open.slice(1)) await page.locator('.dock').waitFor(patience);
});

const chunkOf = (name: string) => `**/assets/${name}-*.js`;

further('reloads once when the code of a page is missing, then shows the error page', async () => {
  const page = await visit('/');
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await page.route(`**${await scriptOfRoute(page, 'wizard/privacy-policy')}`, (route) =>
    route.fulfill({ status: 404 }),
  );
  const link = page.locator('main a[href="/wizard/privacy-policy"]').first();
  await link.click();
  await expect.poll(() => loads, patience).toBe(1);
  await hydrated(page);
  await link.click();
  await expect.poll(() => page.locator('main.status .status__mark').textContent(), patience).toBe('[502]');
  expect(loads).toBe(1);
  await checkScreen(page, 'failed-en');
});

further('reloads once when the first script is missing, then says so in the page language', async () => {
  const { page } = await openPage(journey.browser, { locale: 'de-DE' });
  open.push(page);
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await page.route(chunkOf('entry.client'), (route) => route.fulfill({ status: 404 }));
  await page.goto(server.origin);
  await expect.poll(() => page.locator('#load-failed').isVisible(), patience).toBe(true);
  await expect
    .poll(() => page.locator('#load-failed').textContent())
    .toContain('Bei uns ist ein Fehler aufgetreten');
  expect(loads).toBe(2);
});

further('the chosen language survives reloads, new tabs and pages that are not prerendered', async () => {
  const page = await visit('/');
  await page.locator('.head .wide summary').first().click();
  await page.locator('.head .wide button[lang=nl]').click();
  await expect.poll(() => page.locator('html').getAttribute('lang'), patience).toBe('nl');
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('i18n'))).toBe('nl');
  expect(await page.evaluate(() => localStorage.getItem('available_i18n'))).toBe(
    '["en","de","es","fr","it","nl"]',
  );
  const tab = await page.context().newPage();
  await tab.goto(`${server.origin}/download`);
  expect(await tab.locator('html').getAttribute('lang')).toBe('nl');
});

further('invalid URLs are not found, and development pages redirect home', async () => {
  const page = await visit('/');
  for (const path of [
    '/download/short',
    '/wizard/privacy-policy?step=two',
    '/wizard/pay/../../x',
    '/nowhere',
  ]) {
    expect([path, (await page.goto(server.origin + path))?.status()]).toEqual([path, 404]);
    await expect.poll(() => page.locator('h1').textContent()).toBe('Page not found');
  }
  await checkScreen(page, 'not-found-en');
  await page.goto(`${server.origin}/tests/components`);
  expect(new URL(page.url()).pathname).toBe('/');
});

further.each([
  ['fast', undefined, true],
  ['metered', { saveData: true }, false],
  ['slow', { effectiveType: '2g' }, false],
] as const)('prefetches links over a %s connection or not', async (_, connection, ahead) => {
  const { page } = await openPage(journey.browser);
  open.push(page);
  await page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { value: given });
  }, connection);
  await page.clock.install();
  await page.goto(server.origin);
  const fetched = () => page.locator('link[rel=modulepreload]').count();
  const before = await fetched();
  await page.locator('main a[href="/wizard/privacy-policy"]').first().hover();
  if (ahead) {
    await expect.poll(fetched).toBeGreaterThan(before);
  } else {
    // Whatever the pointer's rest there sets off has happened by then.
    await page.clock.runFor(2000);
    expect(await fetched()).toBe(before);
  }
});

further('prefetching loads a complete page with all imports of its script', async () => {
  const { page } = await openPage(journey.browser);
  open.push(page);
  await page.goto(server.origin);
  await hydrated(page);
  await page.locator('main a[href="/wizard/privacy-policy"]').first().hover();
  const named = await scriptOfRoute(page, 'wizard/privacy-policy');
  expect(named).toMatch(/^\/assets\/p-/u);
  const script = page.locator(`link[rel=modulepreload][href$="${named}"]`);
  await script.waitFor({ state: 'attached' });
  const address = new URL((await script.getAttribute('href')) ?? '', server.origin).href;
  const text = await (await page.request.get(address)).text();
  const imports = [...text.matchAll(/from["']\.\/([\w.$-]+\.js)["']/g)].map(([, name = '']) => name);
  expect(imports.length).toBeGreaterThan(3);
  const arrived = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)));
  await expect.poll(arrived).toEqual(expect.arrayContaining(imports));
});

further('the header does not shift when the session becomes known', async () => {
  const places = async (scripts: boolean) => {
    const { page } = await openPage(journey.browser, { javaScriptEnabled: scripts, locale: 'de-DE' });
    open.push(page);
    await page.goto(server.origin);
    if (scripts) await hydrated(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    return page
      .locator('.head .brand, .head .nav a, .head__end > .wide')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as object),
      );
  };
  const before = await places(false);
  expect(before.length).toBe(7);
  expect(await places(true)).toEqual(before);
});
