/** What a program prepares waits: its owner reads it, discards or publishes it, and visitors see nothing before. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { teenApp } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { customerPassword, type Json, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    colorScheme: 'light' as const,
    waits: 'Ready. It is waiting for you to review it.',
    review: 'Review and publish',
    title: 'Review before you publish',
    changes: 'What the new version changes',
    publish: 'Publish',
    discard: 'Discard',
    update: 'A new version is waiting for your review',
  },
  {
    locale: 'de-DE',
    width: 390,
    colorScheme: 'dark' as const,
    waits: 'Fertig. Wartet auf Ihre Prüfung.',
    review: 'Prüfen und veröffentlichen',
    title: 'Vor dem Veröffentlichen prüfen',
    changes: 'Was die neue Version ändert',
    publish: 'Veröffentlichen',
    discard: 'Verwerfen',
    update: 'Eine neue Version wartet auf Ihre Prüfung',
  },
])(
  'what a program prepares is read by its owner, published, and an update discarded ($locale)',
  async (words) => {
    const { locale, width, colorScheme } = words;
    const language = locale.slice(0, 2);
    const { server, browser } = journey;
    const ada = await makeCustomer(server, `ada-${locale}@prepared.example`, language);
    const made = await ada.call('POST', '/customer/api-keys', {
      name: 'Agent',
      scopes: ['read', 'write'],
      websites: null,
      days: 30,
      password: customerPassword,
    });
    const program = async (path: string, body: object): Promise<Json> => {
      const reply = await fetch(`${server.origin}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${made['secret'] as string}` },
        body: JSON.stringify(body),
      });
      const { success, data, ...answer } = (await reply.json()) as Json;
      if (success !== true) throw new Error(JSON.stringify(answer));
      return data as Json;
    };
    const order = { type: 'PRIVACY_POLICY', answers: teenApp };
    const prepared = await program('/agreement/new', {
      ...order,
      request_id: randomUUID(),
      for_review: true,
    });
    const id = prepared['agreement_id'] as string;
    const { page, faults } = await openPage(browser, {
      locale,
      viewport: { width, height: 844 },
      colorScheme,
    });
    await logInTo(page, server.origin, ada, '/profile/agreements');
    await page.getByText(words.waits).waitFor();

    const stops: StopFaults = [];
    await tabTo(page, stops, hasName(words.review));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    // What the press would publish is there to read.
    await page.locator('.prepared').getByText('Snapstreet Labs LLC').first().waitFor();
    // Nothing is paid here.
    expect(await page.locator('.pay__secure:visible').count()).toBe(0);
    await checkScreen(page, `prepared-document-${language}`);
    const live = async () => {
      const { live_url: link } = await ada.call('GET', `/agreement/details/${id}`);
      return link === undefined || link === null ? 0 : (await fetch(String(link))).status;
    };
    expect(await live()).not.toBe(200);
    await tabTo(page, stops, hasName(words.publish));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/download/**');
    await page.locator('a[href*="/files/"]').first().waitFor();

    const details = await ada.call('GET', `/agreement/details/${id}`);
    const changed = { ...teenApp, app_name: 'Snapavenue' };
    const update = {
      type: order.type,
      request_id: randomUUID(),
      answers: changed,
      revision: details['revision'] as number,
      edits: 'keep',
    };
    await program(`/agreement/update/prepare/${id}`, update);
    await page.goto(`${server.origin}/profile/agreements`);
    await page.getByText(words.update).waitFor();
    await page.getByRole('link', { name: words.review }).first().click();
    await page.getByRole('heading', { name: words.changes }).waitFor();
    await page.locator('ins').filter({ hasText: 'Snapavenue' }).first().waitFor();
    await checkScreen(page, `prepared-update-${language}`);
    await page.getByRole('button', { name: words.discard, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.discard, exact: true }).click();
    await page.waitForURL('**/download/**');
    const kept = await ada.call('GET', `/agreement/details/${id}`);
    expect((kept['answers'] as Json)['app_name']).toBe(teenApp['app_name']);
    expect([...stops, ...faults]).toEqual([]);
  },
);
