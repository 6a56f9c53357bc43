import { readFileSync } from 'node:fs';
import { agreementSlugs, languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const offered = Object.entries(agreementSlugs).filter(([type]) => type !== 'TEST');
/** Specification 2: the update of these has no page without an id. */
const wantsId = new Set([
  'accessibility-statement',
  'cookies-policy',
  'imprint',
  'privacy-policy',
  'terms-conditions',
]);

function nameOf(type: string, language: string): string {
  const { types } = JSON.parse(readFileSync(`packages/messages/${language}.json`, 'utf8')) as {
    types: Record<string, { name: string }>;
  };
  return types[type]!.name;
}

test.each(languages)('in %s each of the eight types has a card, a wizard and an update', async (language) => {
  const get = (path: string) =>
    fetch(journey.server.origin + path, { headers: { 'accept-language': language } });
  const home = await (await get('/')).text();
  expect(home).toContain(`<html lang="${language}"`);
  expect(offered).toHaveLength(8);
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
    expect((await fetch(journey.server.origin + path, { redirect: 'manual' })).headers.get('location')).toBe(
      '/',
    );
  }
});

test.each(['en', 'de'] as const)('each card links to the wizard of its type, in %s', async (locale) => {
  const { page, faults } = await openPage(journey.browser, { locale });
  for (const [type, slug] of offered) {
    await page.goto(journey.server.origin);
    await page
      .locator('.contents__item')
      .getByRole('link', { name: nameOf(type, locale), exact: true })
      .click();
    await page.waitForURL(`${journey.server.origin}/wizard/${slug}*`);
    await expect.poll(() => page.title(), { message: slug }).toContain(nameOf(type, locale));
  }
  expect(faults).toEqual([]);
});
