// @vitest-environment happy-dom
import { loadQuestionnaire, openingOf } from '@clausewright/library/questionnaires';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeDraft } from '../draft.ts';
import { answered, answeredAtTop, useFakeServer } from '../testing/fake-server.ts';
import { arriveInApp, settle, words } from '../testing/in-app.tsx';
import { costs } from '../testing/samples.ts';
import { openState } from '../testing/wizard-samples.tsx';
import type { WholeWizard } from './whole-wizard.ts';
import * as page from './late-wizard.ts';
import * as rest from './rest-of-wizard.ts';
import { wizardWords } from './words.ts';

const server = useFakeServer();
const questionnaire = await loadQuestionnaire('PRIVACY_POLICY');
const texts = await wizardWords('PRIVACY_POLICY', 'en');
const path = '/wizard/privacy-policy';

beforeEach(() => {
  server.on('POST /agreement/preview', answered({ costs, html: '', clauses: [] }));
  server.on('POST /agreement/price-choices', answered({ currency: 'EUR', costs, premium: 0, choices: [] }));
  server.on('GET /public/countries/list', answeredAtTop({ countries: [], tracked_country: 'DE' }));
});
afterEach(() => localStorage.clear());

/** The wizard while its later questions are on their way. */
async function open() {
  const { promise, resolve, reject } = Promise.withResolvers<WholeWizard>();
  promise.catch(() => {});
  const opening = openingOf('PRIVACY_POLICY');
  const parts = { words: texts, opening, complete: promise };
  await arriveInApp(<page.WizardPage parts={parts} whole={null} language="en" />, { path });
  return { arrive: () => act(async () => resolve({ questionnaire, rest })), reject };
}
const website = () => screen.getByRole('checkbox', { name: /^Website/ });
const next = () => screen.getByRole('button', { name: words('wizard.nextStep') });
const steps = () => screen.getAllByRole('listitem').length;

test('the first question is answered before the later ones are there, and stays so', async () => {
  const { arrive } = await open();
  const before = steps();
  await userEvent.click(website());
  const address = screen.getByRole('textbox', { name: /address/i });
  await userEvent.type(address, 'shop.example');
  expect(server.callsOf('POST /agreement/preview')).toEqual([]);
  await arrive();
  expect(website()).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: /address/i })).toBe(address);
  expect(document.activeElement).toBe(address);
  expect(address).toHaveProperty('value', 'shop.example');
  expect(steps()).toBe(before);
});

test('Next Step waits for what it leads to', async () => {
  const { arrive } = await open();
  await userEvent.click(website());
  await userEvent.click(next());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('.errors')).toBeNull();
  await arrive();
  await settle();
  // The kind of the website is missing: that is said now, where nothing was said before.
  expect(document.activeElement?.textContent).toContain(words('wizard.errors.required', { limit: 0 }));
});

test('a draft from before is opened by all questions', async () => {
  storeDraft(
    'PRIVACY_POLICY',
    { ...openState({ agreement_for: ['website'] }), visited: ['where-used'] },
    Date.now(),
  );
  const { arrive } = await open();
  expect(website()).toHaveProperty('checked', false);
  await arrive();
  await settle();
  expect(await screen.findByText(words('wizard.draft.restored'))).toBeTruthy();
});
