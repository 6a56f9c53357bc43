// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hookInApp, words } from '../testing/in-app.tsx';
import { evaluationOf, openState, wizardTexts } from '../testing/wizard-samples.tsx';
import { useErrorWords } from './use-error-words.ts';
import { useListedSteps } from './use-listed-steps.ts';
import { useProblems } from './use-problems.ts';
import { stepStatus } from './step-status.ts';
import type { WizardState } from './wizard-state.ts';

const required = words('wizard.errors.required');

function problems(answers: object, change: Partial<WizardState> = {}, number = 2) {
  const evaluation = evaluationOf(answers);
  const step = evaluation.steps[number - 1];
  return hookInApp(() => useProblems(evaluation, step, openState(answers, change), wizardTexts)).result
    .current;
}

test('nothing is wrong before somebody has tried to go on', () => {
  expect(problems({})).toEqual({ errors: new Map(), problems: [] });
});

test('a field that was left broken says so at the field, not in the summary', () => {
  const found = problems({ contact_email: 'nobody' }, { touched: ['contact_email'] });
  expect([...found.errors.keys()]).toEqual(['contact_email']);
  expect(found.problems).toEqual([]);
});

test('after Next Step the summary lists what is missing, with the way to each field', () => {
  const found = problems({}, { judged: ['owner', 'address'] });
  expect(found.errors.get('owner')).toBe(required);
  expect(found.problems.map(({ target, label }) => [target, label])).toEqual([
    ['q-owner', 'Name of the owner'],
    ['q-address', 'Postal address'],
  ]);
});

test('what the server says of an answer stands over what the page says', () => {
  const found = problems({}, { judged: ['owner'], refusals: { owner: 'No such company.', country: 'No.' } });
  expect(found.errors.get('owner')).toBe('No such company.');
  // The country is asked for on another step.
  expect(found.errors.has('country')).toBe(false);
});

test('a refusal alone fills the summary too', () => {
  const found = problems({ owner: 'Ada' }, { refusals: { owner: 'No such company.' } });
  expect(found.problems).toEqual([
    { target: 'q-owner', label: 'Name of the owner', error: 'No such company.' },
  ]);
});

test('on the review there are no fields', () => {
  expect(problems({}, { judged: ['owner'] }, 9)).toEqual({ errors: new Map(), problems: [] });
});

test('a field is named with the list or the language that it belongs to', () => {
  const { problemAt, wordsOfError } = hookInApp(() => useErrorWords(wizardTexts)).result.current;
  const labelOf = (path: string) => problemAt(path, 'x').label;
  expect(labelOf('motto/de')).toContain('Deutsch');
  expect(labelOf('motto/de')).toContain('Motto');
  expect(labelOf('data.own/r1/name')).toBe(
    words('wizard.fieldOf', { question: 'Which data do you collect?', field: words('wizard.own.name') }),
  );
  expect(labelOf('data.own/r1')).toBe('Which data do you collect?');
  expect(problemAt('branches/r1/branch_name', 'x').target).toBe('q-branches-r1-branch_name');
  expect(wordsOfError({ path: 'owner', reason: 'required', rule: 'required' })).toBe(required);
});

function listed(answers: object, change: Partial<WizardState>, current: string) {
  const evaluation = evaluationOf(answers, change.visited ?? []);
  return hookInApp(() => useListedSteps(evaluation, openState(answers, change), wizardTexts, current)).result
    .current;
}

test('the list names all steps and how they stand, the review last', () => {
  const steps = listed({}, { visited: ['place'], reached: ['place', 'kinds', 'lists'] }, 'kinds');
  expect(steps.map(({ id, number, mark }) => [id, number, mark])).toEqual([
    ['place', 1, 'needs-answer'],
    ['kinds', 2, 'current'],
    ['lists', 3, 'open'],
    ['finalize', 4, 'not-reached'],
    ['review', 5, 'not-reached'],
  ]);
  expect(steps[0]?.title).toBe('Where it is used');
  expect(steps.at(-1)?.title).toBe(words('wizard.review.title'));
});

test('a review that was seen can be gone to, and is the current one there', () => {
  expect(listed({}, { reached: ['review'] }, 'place').at(-1)?.mark).toBe('open');
  expect(listed({}, { reached: ['review'] }, 'review').at(-1)?.mark).toBe('current');
});

test('a step that was left whole is done', () => {
  const answers = { agreement_for: 'website', website_url: 'https://a.example', country: 'FR', rules: [] };
  const evaluation = evaluationOf(answers, ['place']);
  const [place] = evaluation.steps;
  if (!place) throw new Error('no first step');
  expect(stepStatus(place, 'kinds', openState(answers, { visited: ['place'] }))).toBe('done');
  expect(stepStatus(place, 'kinds', openState(answers, { checked: ['place'] }))).toBe('done');
  expect(stepStatus(place, 'kinds', openState(answers))).toBe('not-reached');
});
