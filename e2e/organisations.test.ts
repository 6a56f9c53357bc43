/** Organisations: made, somebody invited and joined, worked for, removed. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { createUnpaidAgreement, customerPassword, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { extractLink, findEmailTo } from './support/outbox.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();
const path = '/profile/organisations';

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    colorScheme: 'light' as const,
    make: 'Create an organisation',
    working: 'You are working for Nordlicht.',
    send: 'Send the invitation',
    members: 'Members',
    remove: 'Remove',
    gone: 'You are no longer a member of Nordlicht.',
    stop: 'Work for yourself',
    join: 'Join Nordlicht',
    subject: 'Invitation to Nordlicht',
  },
  {
    locale: 'de-DE',
    width: 390,
    colorScheme: 'dark' as const,
    make: 'Organisation anlegen',
    working: 'Sie arbeiten für Nordlicht.',
    send: 'Einladung senden',
    members: 'Mitglieder',
    remove: 'Entfernen',
    gone: 'Sie sind kein Mitglied von Nordlicht mehr.',
    stop: 'Für sich selbst arbeiten',
    join: 'Nordlicht beitreten',
    subject: 'Einladung zu Nordlicht',
  },
])('an organisation is made, somebody joins it and is removed ($locale)', async (words) => {
  const { locale, width, colorScheme } = words;
  const language = locale.slice(0, 2);
  const { server, browser } = journey;
  const ada = await makeCustomer(server, `ada-${locale}@organisations.example`, language);
  const bob = await makeCustomer(server, `bob-${locale}@organisations.example`, language);
  const viewport = { width, height: 844 };
  const { page, faults } = await openPage(browser, { locale, viewport, colorScheme });
  await logInTo(page, server.origin, ada, path);
  await page.locator('#organisation-name').waitFor();
  await checkScreen(page, `organisations-${language}`);

  // By keyboard alone.
  const stops: StopFaults = [];
  await tabTo(page, stops, ({ id }) => id === 'organisation-name');
  await page.keyboard.type('Nordlicht');
  await page.keyboard.press('Enter');
  await page.getByText(words.working).first().waitFor();
  await page.locator('#invite-email').waitFor();
  await tabTo(page, stops, ({ id }) => id === 'invite-email');
  await page.keyboard.type(bob.email);
  await tabTo(page, stops, hasName(words.send));
  await page.keyboard.press('Enter');
  await page.locator('.sessions b').getByText(bob.email).waitFor();
  expect(await focusedName(page)).toBe(words.members);
  await checkScreen(page, `organisations-members-${language}`);
  expect(stops).toEqual([]);

  const letter = await findEmailTo(server, bob.email, words.subject);
  const joining = await openPage(browser, { locale, viewport, colorScheme });
  await logInTo(joining.page, server.origin, bob, new URL(extractLink(letter)).pathname);
  await joining.page.getByRole('button', { name: words.join }).waitFor();
  await checkScreen(joining.page, `invitation-${language}`);
  await joining.page.getByRole('button', { name: words.join }).click();
  await joining.page.waitForURL('**/profile/sites');
  await joining.page.getByText(words.working).first().waitFor();
  await checkScreen(joining.page, `organisation-acting-${language}`);

  await page.reload();
  await page.getByRole('button', { name: `${words.remove} ${bob.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
  await expect.poll(() => page.locator('.sessions b').getByText(bob.email).count()).toBe(0);

  // Told, and taken nothing of what is his own.
  await joining.page.goto(`${server.origin}/profile/agreements`);
  await joining.page.getByText(words.gone).first().waitFor();
  await joining.page.getByRole('button', { name: words.stop }).first().click();
  await joining.page.waitForURL('**/profile/sites');
  await expect.poll(() => joining.page.getByText(words.working).count()).toBe(0);
  expect([...faults, ...joining.faults]).toEqual([]);
});

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    move: 'Move to another account',
    act: 'Move',
    nowhere: 'You do not own an organisation that it could move to.',
    working: 'You are working for Nordlicht.',
  },
  {
    locale: 'de-DE',
    width: 390,
    move: 'In ein anderes Konto verschieben',
    act: 'Verschieben',
    nowhere: 'Ihnen gehört keine Organisation, in die Sie die Website verschieben könnten.',
    working: 'Sie arbeiten für Nordlicht.',
  },
])('a website is moved to an organisation by keyboard, and back ($locale)', async (words) => {
  const { locale, width } = words;
  const language = locale.slice(0, 2);
  const { server, browser } = journey;
  const ada = await makeCustomer(server, `moving-${locale}@organisations.example`, language);
  await createUnpaidAgreement(ada);
  const [website] = (await ada.call('GET', '/website/list'))['websites'] as { id: string; name: string }[];
  const { page, faults } = await openPage(browser, { locale, viewport: { width, height: 844 } });
  await logInTo(page, server.origin, ada, `/profile/sites/${website?.id ?? ''}`);
  const stops: StopFaults = [];
  await page.getByRole('button', { name: words.move }).waitFor();
  await tabTo(page, stops, hasName(words.move));
  await page.keyboard.press('Enter');
  await page.getByText(words.nowhere).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toBe(words.move);

  await ada.call('POST', '/organisation/new', { name: 'Nordlicht', language });
  await page.keyboard.press('Enter');
  await page.locator('#move-website-to').waitFor();
  await tabTo(page, stops, ({ id }) => id === 'move-website-password');
  await page.keyboard.type('not-this-1');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator('.summary, .alert, [role=alert]').first().waitFor();
  await checkScreen(page, `website-move-${language}`);
  await page.locator('#move-website-password').fill(customerPassword);
  await page.locator('#move-website-password').press('Enter');
  await page.getByText(words.working).first().waitFor();
  await page.getByRole('heading', { level: 1, name: website?.name ?? '' }).waitFor();
  expect((await ada.call('GET', '/website/list'))['websites']).toEqual([]);

  await page.getByRole('button', { name: words.move }).click();
  await page.locator('#move-website-password').fill(customerPassword);
  await page.getByRole('dialog').getByRole('button', { name: words.act }).click();
  await expect.poll(() => page.getByText(words.working).count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: website?.name ?? '' }).waitFor();
  expect((await ada.call('GET', '/website/list'))['websites']).toMatchObject([website]);
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});
