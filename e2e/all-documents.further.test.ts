import { randomUUID } from 'node:crypto';
import { questionnaires } from '@clausewright/library/clauses';
import {
  type Answers,
  evaluate,
  type Questionnaire,
  wizardSteps,
} from '@clausewright/library/questionnaires';
import { agreementSlugs, type AgreementType } from '@clausewright/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { profiles as statements } from '../packages/library/types/accessibility-statement/testing/profiles.ts';
import { profiles as cookies } from '../packages/library/types/cookies-policy/testing/profiles.ts';
import { profiles as disclaimers } from '../packages/library/types/disclaimer/testing/profiles.ts';
import { profiles as licences } from '../packages/library/types/eula/testing/profiles.ts';
import { profiles as imprints } from '../packages/library/types/imprint/testing/profiles.ts';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { profiles as returns } from '../packages/library/types/return-refund-policy/testing/profiles.ts';
import { checkedReviews } from '../packages/library/types/terms-conditions/testing/profile-bases.ts';
import { profiles as terms } from '../packages/library/types/terms-conditions/testing/profiles.ts';
import { hydrated, openPage } from './support/browser.ts';
import { logInTo, makeCustomer } from './support/customer.ts';
import { checkScreen } from './support/check-screen.ts';
import { fillStep, filling } from './support/wizard-driver.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const order = [
  'PRIVACY_POLICY',
  'COOKIES_POLICY',
  'TERMS_CONDITIONS',
  'RETURN_REFUND_POLICY',
  'IMPRINT',
  'ACCESSIBILITY_STATEMENT',
  'DISCLAIMER',
  'EULA',
] as const satisfies readonly AgreementType[];
const today = new Date().toISOString().slice(0, 10);

/** A shop with an app: what each of the eight wizards would be told. */
const shop: Answers = {
  ...statements.germanShop,
  ...imprints.germanShop,
  ...licences['germanPhoneApp'],
  ...disclaimers['germanShop'],
  ...returns['germanPottery'],
  ...terms['germanShop'],
  ...checkedReviews,
  ...cookies['germanShop'],
  ...germanShop,
  agreement_for: ['website', 'app'],
  app_name: 'Nordlicht',
  app_stores: ['apple', 'google'],
  app_platforms: ['ios', 'android'],
  app_permissions: ['none'],
  refund_days: 14,
  document_languages: ['de', 'en'],
};

/** Under one id other options, of which nothing can be carried. */
const apart: Partial<Record<AgreementType, Answers>> = {
  TERMS_CONDITIONS: { warranty: 'legal' },
  RETURN_REFUND_POLICY: { warranty: 'legal-only' },
  EULA: { warranty: 'as-is', agreement_for: ['mobile'] },
};

function wizardOf(type: AgreementType): Questionnaire {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) throw new Error(`there is no wizard of ${type}`);
  return questionnaire;
}

function stepOf(url: URL): number {
  return Number(url.searchParams.get('step'));
}

/** The number of the step that the address names, once it is on screen. */
async function stepOnScreen(page: Page): Promise<number> {
  await page.waitForURL(/[?&]step=\d+/);
  const number = stepOf(new URL(page.url()));
  await page.waitForFunction((wanted) => document.title.includes(`Step ${wanted} `), number);
  return number;
}

test('a shop creates eight documents in two languages without answering any question twice', async () => {
  const { page, faults } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}/wizard`);
  await hydrated(page);
  await checkScreen(page, 'start with all documents');
  await page.getByRole('radio', { name: /All documents for this site/ }).check();
  await page.getByRole('checkbox', { name: /Website/ }).check();
  await page.getByRole('checkbox', { name: /App/ }).check();
  await page.getByRole('button', { name: 'Next Step' }).click();

  const asked = new Map<string, string>();
  for (const type of order) {
    const questionnaire = wizardOf(type);
    const given = filling(questionnaire, { ...shop, ...apart[type] });
    await page.waitForURL(`**/wizard/${agreementSlugs[type]}?*`);
    const path = new URL(page.url()).pathname;
    const seen = new Set<number>();
    for (;;) {
      const number = await stepOnScreen(page);
      const step = wizardSteps(questionnaire)[number - 1];
      const leave = () => page.waitForURL((url) => url.pathname !== path || stepOf(url) !== number);
      if (step === undefined) {
        const free = page.getByRole('button', { name: /free version/i });
        await page
          .getByText(/Nothing to pay|€|^Free$/)
          .first()
          .waitFor();
        const button = (await free.count()) > 0 ? free : page.getByRole('button', { name: 'Generate' });
        await button.click();
        await leave();
        if (new URL(page.url()).pathname !== path) break;
        // The languages came last: what is asked in each of them has to be said in the second one.
        continue;
      }
      const shown = evaluate(questionnaire, given.answers, { today }).steps[number - 1]?.questions ?? [];
      const fresh = shown.filter(({ question, path: at }) => {
        const core = question.level !== 'detail' && !at.includes('/');
        return core && (!asked.has(at) || apart[type]?.[at] !== undefined);
      });
      if (type === 'COOKIES_POLICY' && seen.size === 0) await checkScreen(page, 'a further document');
      // A step on which everything was asked before is passed over.
      if (!seen.has(number)) expect(fresh.length, `${type} ${step.id}`).toBeGreaterThan(0);
      seen.add(number);
      await fillStep(page, given, step.id);
      for (const { path: at } of fresh) asked.set(at, type);
      await page.getByRole('button', { name: 'Next Step' }).click();
      await leave();
    }
  }
  await page.waitForURL('**/download');
  await expect.poll(() => page.getByRole('link', { name: /nordlicht/i }).count()).toBe(8);
  await checkScreen(page, 'eight documents');
  expect(faults).toEqual([]);
}, 300_000);

test('a returning owner continues with a site that has documents', async () => {
  const ada = await makeCustomer(journey.server, 'ada@documents.example');
  const made = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers: germanShop, free_only: true };
  await ada.call('POST', '/agreement/new', made);
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, ada, '/wizard');
  await hydrated(page);
  await page.getByRole('radio', { name: /Terms and Conditions/ }).check();
  // Where it is used was said in the other document.
  const place = page.getByRole('group', { name: 'Where will it be used?' });
  await place.waitFor();
  await page.getByRole('radio', { name: /Nordlicht.*One document/ }).check();
  await place.waitFor({ state: 'detached' });
  await checkScreen(page, 'start for a site that is known');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.waitForURL('**/wizard/terms-conditions?*');
  await page.getByText(/Filled in from your documents for Nordlicht/).waitFor();
  expect(faults).toEqual([]);

  await page.goto(`${journey.server.origin}/wizard`);
  await hydrated(page);
  await page.getByRole('radio', { name: /All documents for this site/ }).check();
  await page.getByRole('radio', { name: /Nordlicht/ }).check();
  await page.getByRole('button', { name: 'Next Step' }).click();
  // The Privacy Policy is there.
  await page.waitForURL('**/wizard/cookies-policy?*');
});
