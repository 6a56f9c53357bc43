/** An editor prepares, a reviewer declines and then approves, and only then does the owner publish. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { teenApp } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { type Customer, logInTo, makeCustomer, payFor } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { extractLink, findEmailTo } from './support/outbox.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    colorScheme: 'light' as const,
    invitation: 'Invitation to Nordlicht',
    switchTo: 'Switch to it',
    save: 'Save',
    saved: 'Saved.',
    review: 'Please review',
    title: 'Review before you publish',
    approve: 'Approve',
    decline: 'Decline',
    decided: 'Your decision is saved.',
    declined: 'Declined. It can be changed, or looked at again.',
    open: 'Nobody has approved this yet.',
    ask: 'Ask for review',
    asked: 'have been written to',
    older: 'Older version, no longer counts',
    publish: 'Publish',
  },
  {
    locale: 'de-DE',
    width: 390,
    colorScheme: 'dark' as const,
    invitation: 'Einladung zu Nordlicht',
    switchTo: 'Dorthin wechseln',
    save: 'Speichern',
    saved: 'Gespeichert.',
    review: 'Bitte prüfen',
    title: 'Vor dem Veröffentlichen prüfen',
    approve: 'Freigeben',
    decline: 'Ablehnen',
    decided: 'Ihre Entscheidung ist gespeichert.',
    declined: 'Abgelehnt. Sie können es ändern oder noch einmal ansehen lassen.',
    open: 'Noch hat es niemand freigegeben.',
    ask: 'Um Prüfung bitten',
    asked: 'angeschrieben',
    older: 'Ältere Version, zählt nicht mehr',
    publish: 'Veröffentlichen',
  },
])('a reviewer decides on what an editor prepared, and the owner publishes it ($locale)', async (words) => {
  const { locale, width, colorScheme } = words;
  const language = locale.slice(0, 2);
  const { server, browser } = journey;
  const people = (name: string) => makeCustomer(server, `${name}-${locale}@approval.example`, language);
  const [ada, bob, rita] = [await people('ada'), await people('bob'), await people('rita')];
  const organisation = (await ada.call('POST', '/organisation/new', { name: 'Nordlicht', language }))[
    'organisation'
  ].id as string;
  const [byAda, byBob] = [ada.callFor(organisation), bob.callFor(organisation)];
  for (const [one, role] of [
    [bob, 'editor'],
    [rita, 'reviewer'],
  ] as const) {
    const invited = { email: one.email, role, websites: null, language };
    await byAda('POST', '/organisation/invite', invited);
    const secret = extractLink(await findEmailTo(server, one.email, words.invitation))
      .split('/')
      .at(-1);
    await one.call('POST', '/invitation/accept', { secret });
  }
  const faults: unknown[] = [];
  const stops: StopFaults = [];
  const open = async (one: Customer): Promise<Page> => {
    const opened = await openPage(browser, { locale, viewport: { width, height: 844 }, colorScheme });
    faults.push(opened.faults);
    await logInTo(opened.page, server.origin, one, '/profile/organisations');
    await opened.page.getByRole('button', { name: words.switchTo }).first().click();
    await opened.page.waitForURL('**/profile/sites');
    return opened.page;
  };

  const owner = await open(ada);
  await owner.goto(`${server.origin}/profile/organisations`);
  await owner.locator('#details-approval').waitFor();
  await tabTo(owner, stops, ({ id }) => id === 'details-approval');
  await owner.keyboard.press('Space');
  await tabTo(owner, stops, hasName(words.save));
  await owner.keyboard.press('Enter');
  await owner.getByText(words.saved).waitFor();
  await checkScreen(owner, `approval-required-${language}`);

  const order = { type: 'PRIVACY_POLICY', answers: teenApp };
  // Nobody asked for a review: it waits all the same.
  const prepared = await byBob('POST', '/agreement/new', { ...order, request_id: randomUUID() });
  expect(prepared['status']).toBe('unfinished');
  const id = prepared['agreement_id'] as string;
  await byBob('POST', `/agreement/approval/ask/${id}`, {});
  const letter = await findEmailTo(server, rita.email, words.review);
  expect(extractLink(letter)).toBe(`${server.origin}/wizard/pay/${id}`);

  const reviewer = await open(rita);
  await reviewer.goto(extractLink(letter));
  await reviewer.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await reviewer.locator('.prepared').getByText('Snapstreet Labs LLC').first().waitFor();
  await reviewer.locator('#approval-remark').waitFor();
  await checkScreen(reviewer, `approval-reviewer-${language}`);
  expect(await reviewer.getByRole('button', { name: words.publish, exact: true }).count()).toBe(0);
  await tabTo(reviewer, stops, ({ id: at }) => at === 'approval-remark');
  await reviewer.keyboard.type('The name of the app is an old one.');
  await tabTo(reviewer, stops, hasName(words.decline));
  await reviewer.keyboard.press('Enter');
  await reviewer.getByText(words.decided).waitFor();

  const editor = await open(bob);
  await editor.goto(`${server.origin}/wizard/pay/${id}`);
  await editor.getByText(words.declined).waitFor();
  await editor.getByText('The name of the app is an old one.').waitFor();
  await checkScreen(editor, `approval-declined-${language}`);
  expect(await editor.getByRole('button', { name: words.publish, exact: true }).count()).toBe(0);
  const details = await byBob('GET', `/agreement/details/${id}`);
  await byBob('POST', `/agreement/update/prepare/${id}`, {
    type: order.type,
    request_id: randomUUID(),
    answers: { ...teenApp, app_name: 'Snapavenue' },
    revision: details['revision'] as number,
    edits: 'keep',
  });

  // What the reviewer has on the screen is not what waits any more.
  await reviewer.keyboard.press('Shift+Tab');
  expect(await reviewer.evaluate(() => document.activeElement?.textContent)).toBe(words.approve);
  await reviewer.keyboard.press('Enter');
  await reviewer.locator('.prepared').getByText('Snapavenue').first().waitFor();
  await reviewer.getByText(words.older).waitFor();
  await editor.reload();
  await editor.getByText(words.open).waitFor();
  await tabTo(editor, stops, hasName(words.ask));
  await editor.keyboard.press('Enter');
  await editor.getByText(words.asked).waitFor();
  await checkScreen(editor, `approval-asked-${language}`);
  await tabTo(reviewer, stops, hasName(words.approve));
  await reviewer.keyboard.press('Enter');
  await reviewer.getByText(words.decided).waitFor();

  await owner.goto(`${server.origin}/wizard/pay/${id}`);
  await owner.getByRole('button', { name: words.publish, exact: true }).waitFor();
  await checkScreen(owner, `approval-approved-${language}`);
  await tabTo(owner, stops, hasName(words.publish));
  await owner.keyboard.press('Enter');
  await owner.waitForURL('**/download/**');

  const banner = await byBob('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: `${language}.approval.example`,
  });
  const item = { item_type: 'consent', item_id: banner['id'] as string, plan: 'monthly' } as const;
  await payFor({ ...ada, call: byAda }, item);
  const look = `${server.origin}/profile/privacy-consents/appearance/${item.item_id}`;
  await reviewer.goto(look);
  await reviewer.locator('#approval-remark').waitFor();
  await checkScreen(reviewer, `approval-banner-${language}`);
  // The way there is long, and other journeys go it.
  await reviewer.locator('#approval-remark').focus();
  await tabTo(reviewer, stops, hasName(words.approve));
  await reviewer.keyboard.press('Enter');
  await reviewer.getByText(words.decided).waitFor();
  await owner.goto(look);
  await owner.getByRole('button', { name: words.publish, exact: true }).click();
  await owner.getByRole('button', { name: words.publish, exact: true }).waitFor({ state: 'detached' });
  await owner.locator('#approval-remark').waitFor({ state: 'detached' });
  await checkScreen(owner, `approval-banner-published-${language}`);
  expect([...stops, ...faults.flat()]).toEqual([]);
});
