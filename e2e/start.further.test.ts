/** From the address of a website, or from the kind of business alone, to documents that are downloaded. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkScreen } from './support/check-screen.ts';
import { openPage, whileScanned } from './support/browser.ts';
import { useOwnServer } from './support/use-journey.ts';
import {
  answerScreens,
  expectFiles,
  goOn,
  type OwnersAnswers,
  potter,
  type Walk,
} from './support/way-in-driver.ts';

const journey = useOwnServer({ SITE_CHECK_ALLOW: '127.0.0.0/8,::1/128' });

interface Sited {
  locale: string;
  html: string;
  kind: string;
  country: string;
  documents: number;
  more?: OwnersAnswers;
  words: { address: string; seen: string; make: string; done: string };
}

const pageOf = (language: string, title: string, links: string) =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${links}
  <script>document.cookie = '_ga=GA1.1.1; max-age=63072000; path=/';</script></body></html>`;

const sites: readonly Sited[] = [
  {
    locale: 'de-DE',
    html: pageOf(
      'de',
      'Töpferei Shop',
      '<a href="/warenkorb">Warenkorb</a> <a href="/impressum">Impressum</a>',
    ),
    kind: 'shop',
    country: 'DE',
    documents: 5,
    words: {
      address: 'Adresse Ihrer Website',
      seen: 'Das haben wir auf Ihrer Website gesehen',
      make: 'Prüfen und erstellen',
      done: 'Ihre Dokumente',
    },
  },
  {
    locale: 'en-GB',
    html: pageOf(
      'en',
      'Planner: pricing and docs',
      '<a href="/pricing">Pricing</a> <a href="/docs">Docs</a>',
    ),
    kind: 'saas',
    country: '',
    documents: 4,
    more: { sells: 'services', governing_part: 'england-wales' },
    words: {
      address: 'Enter your website address',
      seen: 'This is what we saw on your website',
      make: 'Check and generate',
      done: 'Your documents',
    },
  },
  {
    locale: 'it-IT',
    html: pageOf('it-IT', 'Trattoria da Anna', '<a href="/prenota">Prenota</a>'),
    kind: 'restaurant',
    country: 'IT',
    documents: 2,
    words: {
      address: 'Indirizzo del Suo sito',
      seen: 'Ecco che cosa abbiamo visto sul Suo sito',
      make: 'Controlla e genera',
      done: 'I Suoi documenti',
    },
  },
  {
    locale: 'fr-FR',
    html: pageOf('fr', 'Association des amis du vélo', '<a href="/contact">Contact</a>'),
    kind: 'association',
    country: 'FR',
    documents: 2,
    more: { eu_adr: 'exempt' },
    words: {
      address: 'Adresse de votre site',
      seen: 'Voici ce que nous avons vu sur votre site',
      make: 'Vérifier et créer',
      done: 'Vos documents',
    },
  },
];

test.each(sites)('a $kind in $locale comes from its address to its documents', async (sited) => {
  const { locale, html, kind, country, documents, more, words } = sited;
  const site = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.end(html);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  const { page, faults } = await openPage(journey.browser, { locale });
  const walk: Walk = { questions: 0, presses: 2 };
  await page.goto(`${journey.server.origin}/`);
  await page.getByLabel(words.address).fill(`http://127.0.0.1:${port}/`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.seen }).waitFor(whileScanned);
  expect(await page.locator('input[name=kind]:checked').inputValue()).toBe(kind);
  if (country === '') await page.locator('#country').selectOption('GB');
  else expect(await page.locator('#country').inputValue()).toBe(country);
  const seen = await page.locator('.scan__findings li').count();
  expect(seen).toBeGreaterThan(0);
  // Denied, it is doubted once and then believed; the finding stays.
  await page.locator('input[value=no][name="service-google-analytics"]').check();
  await page.locator('.find__doubt').waitFor();
  expect(await page.locator('.scan__findings li').count()).toBe(seen);
  await checkScreen(page, `start-site-${kind}`);
  walk.presses += 1;
  await goOn(page, walk);
  expect(await page.locator('input[name=document]:checked').count()).toBe(documents);
  await page.locator('.dock__acts .btn--primary:not([aria-busy=true])').waitFor();
  await checkScreen(page, `start-documents-${kind}`);
  await goOn(page, walk);
  await checkScreen(page, `start-questions-${kind}`);
  expect(await answerScreens(page, { ...potter, ...more }, walk)).toBeLessThanOrEqual(5);
  expect(walk.questions).toBeLessThanOrEqual(25);
  await page.getByRole('heading', { name: words.make }).waitFor();
  await checkScreen(page, `start-check-${kind}`);
  await goOn(page, walk);
  await page.getByRole('heading', { level: 1, name: words.done }).waitFor();
  await expectFiles(page, documents);
  await checkScreen(page, `start-done-${kind}`);
  expect(walk.presses).toBeLessThanOrEqual(30);
  expect(faults).toEqual([]);
  site.closeAllConnections();
  site.close();
});

test('a Californian app without a website comes to its documents by its kind alone', async () => {
  const { page, faults } = await openPage(journey.browser, { locale: 'en-US' });
  const walk: Walk = { questions: 0, presses: 1 };
  await page.goto(`${journey.server.origin}/`);
  await page.getByRole('link', { name: 'It is an app' }).click();
  await page.getByRole('heading', { name: 'Your business' }).waitFor();
  await page.locator('#country').selectOption('US');
  walk.presses += 1;
  await checkScreen(page, 'start-site-en');
  await goOn(page, walk);
  expect(await page.locator('input[name=document]:checked').count()).toBe(2);
  await page.getByRole('button', { name: /^Answer \d+ questions$/u }).waitFor();
  await checkScreen(page, 'start-documents-en');
  await goOn(page, walk);

  // Nothing answered: the page says what is missing, and goes to it.
  await page.locator('.dock__acts .btn--primary').click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.waitFor();
  await checkScreen(page, 'start-questions-en');
  const californian = {
    ...potter,
    app_name: 'Kiln Timer',
    app_permissions: 'none',
    state: 'US_CA',
    business_name: 'Kiln Works LLC',
    business_address: '1 Main Street\nOakland, CA 94607',
    request_email: 'hello@kiln.example',
  };
  const screens = await answerScreens(page, californian, walk);
  expect(screens).toBeLessThanOrEqual(5);
  expect(walk.questions).toBeLessThanOrEqual(14);
  await page.getByRole('heading', { name: 'Check and generate' }).waitFor();

  // An assumption is changed in its place, by keyboard.
  const change = page.getByRole('button', { name: /^Change ?: / }).first();
  await change.press('Enter');
  await page.locator('.filled__open').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.filled__open').waitFor({ state: 'detached' });
  await checkScreen(page, 'start-check-en');
  await goOn(page, walk);
  await page.getByRole('heading', { level: 1, name: 'Your documents' }).waitFor();
  await expectFiles(page, 2);
  await checkScreen(page, 'start-done-en');
  expect(walk.presses).toBeLessThanOrEqual(25);
  expect(faults).toEqual([]);
});
