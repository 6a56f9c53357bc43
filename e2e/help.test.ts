import { expect, test } from 'vitest';
import { helpPath, helpTopics } from '../packages/web/app/help-topics.ts';
import { translated } from '../packages/web/app/interface-languages.ts';
import { hydrated, openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

async function served(path: string, language: string) {
  const reply = await fetch(journey.server.origin + path, { headers: { 'accept-language': language } });
  return { status: reply.status, html: await reply.text() };
}

test('every topic is a page in every language without JavaScript, and unknown addresses are not found', async () => {
  for (const language of translated) {
    for (const path of ['/help', ...helpTopics.map(helpPath)]) {
      const { status, html } = await served(path, language);
      expect(`${path} ${status}`).toBe(`${path} 200`);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/<h2/g)?.length ?? 0, `${language} ${path}`).toBeGreaterThan(1);
    }
  }
  expect((await served('/help/nothing', 'en')).status).toBe(404);
});

test.each([
  [
    'en',
    'en-GB',
    'refund',
    'Payments, refunds, invoices and plans',
    'Search the topics',
    'How the wizard works',
  ],
  ['de', 'de-DE', 'erstattung', 'Zahlungen, Erstattungen', 'Themen durchsuchen', 'So laufen die Fragen ab'],
] as const)('finds a topic by keyboard in %s', async (language, locale, word, found, search, link) => {
  const { page, faults } = await openPage(journey.browser, { locale });
  const texts: string[] = [];
  page.on('request', (request) => {
    const text = /\/assets\/help-(.+)\.(\w\w)-[^/]+\.js$/.exec(request.url());
    if (text) texts.push(`${text[1]} ${text[2]}`);
  });
  await page.goto(`${journey.server.origin}/help`);
  await hydrated(page);
  await checkScreen(page, `help-${language}`);
  await page.getByLabel(search).focus();
  await page.keyboard.type(`${word} xyz`);
  await expect.poll(() => page.locator('.help__list li').count()).toBe(0);
  await page.getByLabel(search).fill(word);
  await expect.poll(() => page.locator('.help__list li').count()).toBe(1);
  expect(await page.locator('.help__search output').textContent()).toContain(
    language === 'en' ? 'One' : 'Ein',
  );
  expect(texts).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: found }).waitFor();
  await checkScreen(page, `help-topic-${language}`);
  expect(new Set(texts)).toEqual(new Set([`payments ${language}`]));

  await page.goto(`${journey.server.origin}/wizard/privacy-policy`);
  await hydrated(page);
  await page.getByText(link).click();
  await page.waitForURL(`${journey.server.origin}/help/first-document`);
  await page.goto(`${journey.server.origin}/help/nothing`);
  await page.getByText('[404]').waitFor();
  expect(faults.filter((fault) => !/nothing|404/.test(fault))).toEqual([]);
  await page.context().close();
});
