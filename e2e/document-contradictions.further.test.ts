import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { profiles } from '../packages/library/types/eula/testing/profiles.ts';
import { teenApp } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage } from './support/browser.ts';
import { type Json, logInTo, makeCustomer } from './support/customer.ts';
import { checkScreen } from './support/check-screen.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

test('the review lists contradictions with another document of the app, with links to both', async () => {
  const owner = await makeCustomer(journey.server, 'owner@snapstreet.example');
  const generate = async (type: string, answers: Json): Promise<string> => {
    // What waits for a payment is not served and says nothing yet.
    const request = { request_id: randomUUID(), type, answers, free_only: true };
    const made = await owner.call('POST', '/agreement/new', request);
    expect(made['status']).toBe('finalized');
    return made['agreement_id'] as string;
  };
  const policy = await generate('PRIVACY_POLICY', { ...teenApp, min_age: 13, usage_data: 'no' });
  const licence = await generate('EULA', {
    ...profiles['californianGame'],
    app_name: teenApp['app_name'],
    document_languages: ['en'],
    min_age: 16,
    contact_methods: ['email'],
    contact_email: 'hello@snapstreet.example',
  });
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, owner, `/wizard/eula/update/${licence}`);

  const panel = page.getByRole('region', { name: 'Please check these answers' });
  const line = (words: string) => panel.locator('li').filter({ hasText: words });
  const age = line('‘Privacy Policy’ states a different minimum age.');
  const contact = line('‘Privacy Policy’ gives a different contact e-mail address.');
  await age.waitFor();
  await contact.waitFor();
  await line(
    'you collect no usage data, but the licence says that the software sends diagnostic data',
  ).waitFor();
  await checkScreen(page, 'contradictions of documents');

  await age.getByRole('link', { name: 'Change the answer From which age may it be used?' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('q-min_age');
  await page.locator('[name="min_age"]').fill('13');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await contact.waitFor();
  await expect.poll(() => age.count()).toBe(0);

  await contact.getByRole('link', { name: 'Change Privacy Policy' }).click();
  await page.waitForURL(`**/wizard/privacy-policy/update/${policy}*`);
  expect(faults).toEqual([]);
});
