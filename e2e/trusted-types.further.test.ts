import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longTests } from '../packages/server/src/platform/config/config.ts';
import { hydrated, openPage } from './support/browser.ts';
import { logInTo, makeCustomer } from './support/customer.ts';
import { fillAccount } from './support/filled-account.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const built = (file: string): unknown => JSON.parse(readFileSync(`packages/web/build/${file}`, 'utf8'));
/** One of many that are alike stands for the others in the quick tier: wizards, guides, billing, months of a log. */
const one =
  /^\/(wizard\/(?!privacy|pay)|help\/(?!account)|profile\/billing\/(?!overview)|.*\/(previous|all)_months?$)/;
const inTier = (path: string): boolean => longTests() || !one.test(path);
/** Prerendered pages of one language that have an address of their own. */
const publicPages = (built('pages.json') as { language: string; path: string }[])
  .filter(
    ({ language, path }) => language === 'de' && !/^\/(_shell|_without-prices|404|maintenance)$/.test(path),
  )
  .map(({ path }) => path)
  .filter(inTier);
/** Every other route of the app. */
const patterns = built('shells.json') as string[];
/** Patterns that are asked without a session, with what a letter could have named. */
const ofLetters: Readonly<Record<string, string>> = {
  '/profile/reset-password/:id?': '/profile/reset-password/abc=',
  '/profile/activate-account/:id?': '/profile/activate-account/xxxx',
  '/scan/:id?': `/scan/${'a'.repeat(22)}`,
  '/profile/login/:id?': `/profile/login/${'a'.repeat(22)}`,
};
/** Routes that are not walked. */
const reasons: Readonly<Record<string, string>> = {
  '/help/:topic': 'each topic is a page of its own in the list of the prerendered',
  '/wizard/terms-conditions/update/:id': 'the same file as the update of a privacy policy',
  '/wizard/cookies-policy/update/:id': 'the same file as the update of a privacy policy',
  '/wizard/imprint/update/:id': 'the same file as the update of a privacy policy',
  '/wizard/accessibility-statement/update/:id': 'the same file as the update of a privacy policy',
};

/** Names the sinks that took a text; each of them would run a script that somebody smuggled into one. */
function sinksThatTake(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const markup = '<img src=x onerror="window.ran=1">';
    const frame = document.createElement('iframe');
    const script = document.createElement('script');
    const box = document.createElement('div');
    const sinks: Record<string, () => void> = {
      innerHTML: () => (box.innerHTML = markup),
      outerHTML: () => (document.body.appendChild(box).outerHTML = markup),
      insertAdjacentHTML: () => box.insertAdjacentHTML('beforeend', markup),
      srcdoc: () => (frame.srcdoc = markup),
      fragment: () => document.createRange().createContextualFragment(markup),
      parse: () => new DOMParser().parseFromString(markup, 'text/html'),
      write: () => document.write(markup),
      handler: () => box.setAttribute('onclick', 'window.ran=1'),
      text: () => (script.text = 'window.ran=1'),
      src: () => (script.src = '/x.js'),
    };
    return Object.keys(sinks).filter((name) => {
      try {
        sinks[name]?.();
        return true;
      } catch (fault) {
        return !(fault instanceof TypeError);
      }
    });
  });
}

/** Looks at a page that is open: what it complained of, what it takes, and whom it asked. */
async function judge(page: Page, faults: string[], path: string): Promise<void> {
  await hydrated(page);
  expect([path, faults.splice(0)]).toEqual([path, []]);
  expect([path, await sinksThatTake(page)]).toEqual([path, []]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  const passwords = page.locator('input[type=password]');
  for (const purpose of await passwords.evaluateAll((fields) =>
    fields.map((field) => field.getAttribute('autocomplete')),
  )) {
    expect([path, purpose]).toEqual([path, expect.stringMatching(/^(current|new)-password$/)]);
  }
  // What was refused is reported, which is not to be held against the next page.
  faults.splice(0);
}

test('every page obeys its CSP, uses Trusted Types and contacts no third party', async () => {
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const walk = async (path: string) => {
    const reply = await page.goto(`${journey.server.origin}${path}`);
    const policy = reply?.headers()['content-security-policy'];
    expect([path, policy]).toEqual([path, expect.stringContaining("require-trusted-types-for 'script'")]);
    if (path !== '/' && !publicPages.includes(path)) await page.waitForLoadState('networkidle');
    await judge(page, faults, path);
  };
  const customer = await makeCustomer(journey.server, 'types@shop.example', 'de');
  const filled: Readonly<Record<string, string>> = {
    ...ofLetters,
    ...(await fillAccount(journey.server, customer)),
  };
  // A route is walked, with a thing of the account where it names one, or says why not.
  const known = [...Object.keys(filled), ...Object.keys(reasons)];
  const named = patterns.filter((pattern) => pattern.includes(':'));
  expect(known.toSorted()).toEqual(named.toSorted());

  expect(publicPages.length).toBeGreaterThan(7);
  for (const path of publicPages) await walk(path);
  for (const path of Object.values(ofLetters)) await walk(path);
  await logInTo(page, journey.server.origin, customer, '/profile/agreements');
  faults.splice(0);
  for (const pattern of patterns) {
    if (pattern in reasons || pattern in ofLetters || !inTier(pattern)) continue;
    await walk(filled[pattern] ?? pattern);
    // What is judged is the thing, not the page that says there is none.
    expect([pattern, await page.locator('main.status').count()]).toEqual([pattern, 0]);
  }
  // Pictures that stand in the page itself have no origin.
  asked.delete('null');
  expect([...asked]).toEqual([journey.server.origin]);
});
