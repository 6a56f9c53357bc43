import { wizardSteps } from '@clausewright/library/questionnaires';
import { randomUUID } from 'node:crypto';
import { questionnaires } from '@clausewright/library/clauses';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { hydrated, openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { fillStep, filling } from './support/wizard-driver.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const questionnaire = questionnaires.PRIVACY_POLICY;
if (questionnaire === undefined) throw new Error('there is no wizard for a privacy policy');
interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
}

/** An agreement made over the API: the address of its page with the private link. */
async function agreement(answers: object): Promise<{ id: string; token: string }> {
  const reply = await fetch(`${journey.server.origin}/api/v1/agreement/new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request_id: randomUUID(), type: 'PRIVACY_POLICY', answers }),
  });
  const { data } = (await reply.json()) as { data: { agreement_id: string; access_token: string } };
  return { id: data.agreement_id, token: data.access_token };
}

test.concurrent.each([
  ['en', 'en-GB', 'Next Step', 'Show each duty', 'Your rights', 'Close'],
  ['de', 'de-DE', 'Nächster Schritt', 'Jede Pflicht anzeigen', 'Ihre Rechte', 'Schließen'],
] as const)(
  'every screen in %s passes axe, in both themes, at every width',
  async (language, locale, next, show, rights, close) => {
    const { page, faults } = await openPage(journey.browser, { locale });
    // A hosted document runs no script, axe's own included: its sandbox is lifted for this look at it.
    await page.route('**/live/**', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const go = (path: string) => async (on: Page) => {
      await on.goto(`${journey.server.origin}${path}`);
      await hydrated(on);
    };

    await go('/wizard/privacy-policy')(page);
    await page.getByRole('button', { name: next }).click();
    await page.locator('.summary').waitFor();
    await checkScreen(page, `wizard-error-${language}`);

    const shop = filling(questionnaire, { ...germanShop, document_languages: [language] });
    for (const [index, { id }] of wizardSteps(questionnaire).entries()) {
      await fillStep(page, shop, id);
      await checkScreen(page, `wizard-${id}-${language}`);
      await page.getByRole('button', { name: next }).click();
      await page.waitForURL(new RegExp(`step=${index + 2}\\b`));
    }
    await page.getByText(show).click();
    await page.getByRole('button', { name: rights, exact: true }).first().click();
    await page.getByRole('dialog').getByRole('heading', { name: rights }).waitFor();
    await checkScreen(page, `wizard-clause-${language}`);
    await page.getByRole('dialog').getByRole('button', { name: close }).click();
    await checkScreen(page, `wizard-review-${language}`);
    const paid = await agreement(germanShop);
    const free = await agreement({ ...germanShop, document_languages: [language] });
    const screens: Screen[] = [
      { name: 'home', open: go('/') },
      { name: 'start', open: go('/wizard') },
      { name: 'pay', open: go(`/wizard/pay/${paid.id}?token=${paid.token}`) },
      {
        name: 'download',
        open: async (on) => {
          await go(`/download/${free.id}?token=${free.token}`)(on);
          await on.locator('a[href*="/files/"]').first().waitFor();
          await on.getByText(show).click();
          await on.getByRole('button', { name: rights, exact: true }).first().click();
          // The clause is shown where it stands: the text has the focus, and its heading is in view.
          await expect.poll(() => on.evaluate(() => document.activeElement?.id)).toBe('preview');
        },
      },
      {
        name: 'hosted',
        open: async (on) => {
          await on.goto(await on.locator('a[href*="/live/"]').first().getAttribute('href').then(String));
        },
      },
      { name: 'foreign', open: go(`/download/${paid.id.replace(/./, 'x')}`) },
      { name: 'not-found', open: go('/nowhere') },
    ];
    for (const screen of screens) {
      await screen.open(page);
      await checkScreen(page, `${screen.name}-${language}`);
    }
    expect(faults.filter((fault) => !/nowhere|404/.test(fault))).toEqual([]);
  },
  1_200_000,
);
