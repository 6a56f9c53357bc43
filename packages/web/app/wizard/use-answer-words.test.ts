// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, settle, words } from '../testing/in-app.tsx';
import { inWizard, wizardView } from '../testing/wizard-samples.tsx';
import { useAnswerWords } from './use-answer-words.ts';

useFakeServer();

async function read(path: string, answers: object): Promise<string> {
  const view = wizardView(answers);
  const found = view.evaluation.steps.flatMap((step) => step.questions).find((one) => one.path === path);
  if (found === undefined) throw new Error(`nobody asks for ${path}`);
  const { result } = hookInApp(useAnswerWords, { around: inWizard(view) });
  await settle();
  return result.current(found);
}

test.each<[string, object, string]>([
  ['agreement_for', { agreement_for: 'app' }, 'App'],
  ['agreement_for', {}, ''],
  ['country', { country: 'FR' }, 'France'],
  ['country', { country: 'unknown' }, words('wizard.unknown')],
  ['minors', { minors: 'yes' }, words('wizard.yes')],
  ['minors', { minors: 'unknown' }, words('wizard.unknown')],
  ['minors', {}, ''],
  ['people', { people: 12 }, '12'],
  ['owner', { owner: 'Ada Ltd' }, 'Ada Ltd'],
  ['motto', { motto: { en: 'Go', de: 'Los' } }, 'Los / Go'],
  ['effective_date', { effective_date: '2026-03-04' }, '4 March 2026'],
  ['keeping', { keeping: { amount: 24, unit: 'months' } }, words('wizard.periodOf.months', { amount: 24 })],
  ['keeping', {}, ''],
  ['data', { data: ['email', 'name'] }, 'E-mail address, Name'],
  ['data', { data: ['email'], 'data.own': [{ _id: 'r1', name: 'Shoe size' }] }, 'E-mail address, Shoe size'],
  ['partners', { partners: [], 'partners.own': [{ _id: 'r1', name: 'Our own' }, { _id: 'r2' }] }, 'Our own'],
  ['branches', { branches: [{ _id: 'r1', branch_name: 'North' }] }, ''],
])('%s of %j reads as "%s"', async (path, answers, text) => {
  expect(await read(path, answers)).toBe(text);
});

test('a state is called by its name', async () => {
  expect(await read('state', { country: 'US', state: 'US_CA' })).toBe('California');
});
