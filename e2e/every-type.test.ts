import { readFileSync } from 'node:fs';
import { agreementSlugs, languages } from '@clausewright/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from './support/browser.ts';
import { type RunningServer, startServer } from './support/running-server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const offered = Object.entries(agreementSlugs).filter(([type]) => type !== 'TEST');
/** Specification 2: the update of these has no page without an id. */
const wantsId = new Set(['cookies-policy', 'privacy-policy', 'terms-conditions']);

function nameOf(type: string, language: string): string {
  const { types } = JSON.parse(readFileSync(`packages/messages/${language}.json`, 'utf8')) as {
    types: Record<string, { name: string }>;
  };
  return types[type]!.name;
}

test.each(languages)(
  'in %s each of the six types has its card, its wizard and its update',
  async (language) => {
    const get = (path: string) => fetch(server.origin + path, { headers: { 'accept-language': language } });
    const home = await (await get('/')).text();
    expect(home).toContain(`<html lang="${language}"`);
    expect(offered).toHaveLength(6);
    for (const [type, slug] of offered) {
      expect(home, slug).toContain(`href="/wizard/${slug}"`);
      expect(home, slug).toContain(nameOf(type, language));
      const wizard = await get(`/wizard/${slug}`);
      const page = await wizard.text();
      expect([slug, wizard.status]).toEqual([slug, 200]);
      expect(page, slug).toContain(`<html lang="${language}"`);
      expect(page, slug).toContain(nameOf(type, language));
      const without = await get(`/wizard/${slug}/update`);
      expect([slug, without.status]).toEqual([slug, wantsId.has(slug) ? 404 : 200]);
      const deep = await get(`/wizard/${slug}/update/${'x'.repeat(22)}?step=2`);
      expect([slug, deep.status]).toEqual([slug, 200]);
      expect(await deep.text(), slug).toContain(`<html lang="${language}"`);
    }
    for (const path of ['/wizard/test', '/tests']) {
      expect((await fetch(server.origin + path, { redirect: 'manual' })).headers.get('location')).toBe('/');
    }
  },
);

test.each(['en', 'de'] as const)('each card leads to the wizard of its type, in %s', async (locale) => {
  const { page, faults } = await openPage(browser, { locale });
  for (const [type, slug] of offered) {
    await page.goto(server.origin);
    await page
      .locator('.contents__item')
      .getByRole('link', { name: nameOf(type, locale), exact: true })
      .click();
    await page.waitForURL(`${server.origin}/wizard/${slug}*`);
    await expect.poll(() => page.title(), { message: slug }).toContain(nameOf(type, locale));
  }
  expect(faults).toEqual([]);
});
