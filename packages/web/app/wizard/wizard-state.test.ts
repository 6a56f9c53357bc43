import { expect, test } from 'vitest';
import { newDraft } from '../draft.ts';
import { closedState, reduceWizard, type WizardAction, type WizardState } from './wizard-state.ts';

function after(...actions: WizardAction[]): WizardState {
  return actions.reduce(reduceWizard, closedState(newDraft({ sites: [{ _id: 'r1', url: 'a.example' }] })));
}

test('an answer in a row changes that row only', () => {
  const state = after(
    { type: 'add-row', path: 'sites', id: 'r2' },
    { type: 'answer', path: 'sites/r2/url', value: 'b.example' },
  );
  expect(state.answers['sites']).toEqual([
    { _id: 'r1', url: 'a.example' },
    { _id: 'r2', url: 'b.example' },
  ]);
});

test('rows required by a group are not added twice', () => {
  const state = after(
    { type: 'add-row', path: 'sites', id: 'r2', upTo: 2 },
    { type: 'add-row', path: 'sites', id: 'r3', upTo: 2 },
  );
  expect(state.answers['sites']).toHaveLength(2);
});

test('a removed row is restored at its position', () => {
  const first = after({ type: 'add-row', path: 'sites', id: 'r2' });
  const removed = reduceWizard(first, { type: 'remove-row', path: 'sites', id: 'r1' });
  const undone = reduceWizard(removed, { type: 'answer', path: 'sites', value: first.answers['sites'] });
  expect(removed.answers['sites']).toEqual([{ _id: 'r2' }]);
  expect(undone.answers).toEqual(first.answers);
});

test('removing the last row leaves no empty list', () => {
  expect(after({ type: 'remove-row', path: 'sites', id: 'r1' }).answers).not.toHaveProperty('sites');
});

test('a changed answer is a new request', () => {
  const asked = after({ type: 'request', request: { id: 'x', freeOnly: false } });
  expect(asked.request).toEqual({ id: 'x', freeOnly: false });
  const changed = reduceWizard(asked, { type: 'answer', path: 'country', value: 'DE' });
  expect(changed.request).toBeUndefined();
});

test('non-answer changes keep the request', () => {
  const asked = after(
    { type: 'request', request: { id: 'x', freeOnly: true } },
    { type: 'enter', step: 'review' },
  );
  expect(asked.request?.id).toBe('x');
});

test('an error is cleared when its own answer changes', () => {
  const refused = after({ type: 'refused', refusals: { 'sites/r1/url': 'No', country: 'No' } });
  const changed = reduceWizard(refused, { type: 'answer', path: 'sites/r1/url', value: 'c.example' });
  expect(changed.refusals).toEqual({ country: 'No' });
});

test('Next Step marks a step as left and checked, once', () => {
  const step = { id: 'place' };
  const state = after({ type: 'leave', step }, { type: 'leave', step });
  expect(state.visited).toEqual(['place']);
  expect(state.checked).toEqual(['place']);
});

test('decisions are stored beside the answers until undone', () => {
  const chosen = after(
    { type: 'choose', choices: { premium: 'yes', edits: 'reset' } },
    { type: 'answer', path: 'country', value: 'DE' },
    { type: 'choose', choices: { premium: undefined } },
  );
  expect(chosen.choices).toEqual({ edits: 'reset' });
});
