import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { apps } from '../packages/library/types/eula/testing/sites/apps.ts';
import { openPage } from './support/browser.ts';
import { waitForFiles } from './support/checkout.ts';
import { logInTo, makeCustomer, payFor } from './support/customer.ts';
import { checkScreen } from './support/check-screen.ts';
import { test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';
import { generate } from './support/wizard-driver.ts';

const journey = useJourney();
const sentence = 'You can turn this off in the settings';

test('an owner says by keyboard what he keeps, and the document says no more than that', async () => {
  const owner = await makeCustomer(journey.server, 'owner@promises.example');
  const answers = { ...apps.americanFitness, promises: [], document_languages: ['en'] };
  const request = { request_id: randomUUID(), type: 'EULA', answers };
  const id = (await owner.call('POST', '/agreement/new', request))['agreement_id'] as string;
  await payFor(owner, { item_type: 'agreement', item_id: id });
  const { page, faults } = await openPage(journey.browser);
  const list = page.getByRole('region', { name: 'What this document promises for you' });
  const answer = list.getByRole('group', { name: 'Diagnostic data can be switched off' });

  await logInTo(page, journey.server.origin, owner, `/download/${id}`);
  await list.getByText('Not answered', { exact: true }).first().waitFor();
  await checkScreen(page, 'promises-download');

  await page.goto(`${journey.server.origin}/wizard/eula/update/${id}`);
  await list.getByText(/promises? (?:is|are) not answered yet/).waitFor();
  await checkScreen(page, 'promises-review');
  await answer.getByLabel('We do this').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => answer.getByLabel('By when?').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
  await page.locator('.upd[aria-busy="false"]').waitFor();
  await checkScreen(page, 'promises-planned');
  await answer.getByLabel('We don’t do this').check();
  await list.getByText('This sentence is left out.').waitFor();
  expect(await answer.getByLabel('By when?').count()).toBe(0);
  await answer.getByLabel('We do this').check();
  await page.locator('.upd[aria-busy="false"]').getByText(sentence).waitFor();
  await generate(page);
  await waitForFiles(page);
  await expect.poll(() => page.locator('#preview').textContent()).toContain(sentence);
  await list.getByText('We do this').first().waitFor();
  expect(faults).toEqual([]);
});
