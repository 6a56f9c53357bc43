/** Webhooks: added by keyboard, tested, sent again by one that fails at first, switched off, deleted. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startReceiver, verify } from '../packages/server/src/webhooks/testing/receiver.ts';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { useOwnServer } from './support/use-journey.ts';

// The receiver is on this machine, which is no public address.
const journey = useOwnServer({ SITE_CHECK_ALLOW: '127.0.0.0/8' });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    none: 'No webhooks yet.',
    add: 'Add a webhook',
    noKind: 'Choose at least one kind of message.',
    notPublic: 'Give an address that begins with https://',
    made: 'The secret of your webhook',
    open: 'Messages and settings',
    testing: 'Send a test',
    tested: 'A test is on its way.',
    answer: 'Answer: 500',
    again: 'Send again',
    isAgain: 'The message is being sent again.',
    delivered: 'Delivered',
    show: 'Show the secret',
    save: 'Save',
    saved: 'Saved.',
    off: 'Off',
    remove: 'Delete',
  },
  {
    locale: 'de-DE',
    width: 390,
    none: 'Noch keine Webhooks.',
    add: 'Webhook anlegen',
    noKind: 'Wählen Sie mindestens eine Art von Nachricht.',
    notPublic: 'Geben Sie eine Adresse an, die mit https:// beginnt',
    made: 'Das Geheimnis Ihres Webhooks',
    open: 'Nachrichten und Einstellungen',
    testing: 'Test senden',
    tested: 'Ein Test ist unterwegs.',
    answer: 'Antwort: 500',
    again: 'Erneut senden',
    isAgain: 'Die Nachricht wird erneut gesendet.',
    delivered: 'Zugestellt',
    show: 'Geheimnis anzeigen',
    save: 'Speichern',
    saved: 'Gespeichert.',
    off: 'Aus',
    remove: 'Löschen',
  },
])('a webhook is added, tested, sent to again, switched off and deleted ($locale)', async (words) => {
  const language = words.locale.slice(0, 2);
  let isWell = false;
  await using receiver = await startReceiver((_, reply) => reply.writeHead(isWell ? 204 : 500).end());
  const ada = await makeCustomer(journey.server, `ada-${language}@webhooks.example`, language);
  const { page, faults } = await openPage(journey.browser, {
    locale: words.locale,
    viewport: { width: words.width, height: 844 },
  });
  await logInTo(page, journey.server.origin, ada, '/profile/webhooks');
  await page.getByText(words.none).waitFor();
  await checkScreen(page, `webhooks-${language}`);
  await page.setViewportSize({ width: words.width, height: 844 });

  // Nothing typed is lost where something is wrong.
  const url = page.locator('#webhook-url');
  await url.fill('https://10.0.0.1/hook');
  await page.getByRole('button', { name: words.add }).click();
  await page.getByText(words.notPublic).first().waitFor();
  expect(await url.inputValue()).toBe('https://10.0.0.1/hook');
  for (const box of await page.locator('input[name=kind]').all()) await box.uncheck();
  await page.getByRole('button', { name: words.add }).click();
  await page.getByText(words.noKind).first().waitFor();
  await checkScreen(page, `webhooks-wrong-${language}`);
  await page.setViewportSize({ width: words.width, height: 844 });

  const stops: StopFaults = [];
  await url.fill(`${receiver.origin}/hook`);
  await url.focus();
  await tabTo(page, stops, ({ id }) => id === 'webhook-banner.published');
  await page.keyboard.press('Space');
  await tabTo(page, stops, hasName(words.add));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.made }).waitFor();
  expect(await focusedText(page)).toBe(words.made);
  const secret = await page.locator('.keys__secret').innerText();
  await checkScreen(page, `webhooks-made-${language}`);
  await page.setViewportSize({ width: words.width, height: 844 });

  await tabTo(page, stops, ({ words: name }) => name.startsWith(words.open));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.testing }).waitFor();
  await tabTo(page, stops, hasName(words.testing));
  await page.keyboard.press('Enter');
  await page.getByText(words.tested).waitFor();
  await page.getByText(words.answer).waitFor();
  await checkScreen(page, `webhook-failing-${language}`);
  await page.setViewportSize({ width: words.width, height: 844 });

  isWell = true;
  await tabTo(page, stops, ({ words: name }) => name.startsWith(words.again));
  await page.keyboard.press('Enter');
  await page.getByText(words.isAgain).waitFor();
  await page.getByText(words.delivered).waitFor();
  const ids = new Set(receiver.ids());
  expect(ids.size).toBe(1);
  const last = receiver.received.at(-1);
  if (last === undefined) throw new Error('nothing came');
  verify(secret, last);

  await tabTo(page, stops, hasName(words.show));
  await page.keyboard.press('Enter');
  await page.locator('.keys__secret').waitFor();
  expect(await page.locator('.keys__secret').innerText()).toBe(secret);
  expect(await focusedText(page)).toBe(words.made);

  await tabTo(page, stops, ({ id }) => id === 'settings-enabled');
  await page.keyboard.press('Space');
  await tabTo(page, stops, hasName(words.save));
  await page.keyboard.press('Enter');
  await page.getByText(words.saved).waitFor();
  await page.locator('.badge').getByText(words.off, { exact: true }).waitFor();
  await checkScreen(page, `webhook-off-${language}`);

  await page.getByRole('button', { name: words.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
  await page.getByText(words.none).waitFor();
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});
