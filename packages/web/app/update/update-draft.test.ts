import type { Questionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { newDraft } from '../draft.ts';
import { sameAnswers, updateDraft } from './update-draft.ts';
import type { UpdateDetails } from './use-update-details.ts';

const questionnaire: Questionnaire = {
  type: 'TEST',
  version: 3,
  steps: [
    { id: 'place', questions: [] },
    { id: 'kinds', questions: [] },
  ],
  migrations: [{ to: 3, rename: ['colour', 'color'] }],
};
const details = { agreement_id: 'a'.repeat(22), answers: { color: 'red', name: 'Kiln' } };
const source = updateDraft(questionnaire, details as unknown as UpdateDetails);
const nothing = new URLSearchParams();

test('an update opens on the review with the saved answers, all steps reachable', async () => {
  const { draft, restored } = await source.open(null, nothing);
  expect({ ...draft.answers }).toEqual(details.answers);
  expect(draft).toMatchObject({ current: 'review', visited: ['place', 'kinds', 'review'], version: 3 });
  expect(restored).toBe(false);
});

test('typed answers override saved ones, and are distinguished from them', async () => {
  const stored = { ...newDraft({ name: 'Wheel', color: 'red' }, 3), choices: { edits: 'reset' }, at: 1 };
  const { draft, restored } = await source.open(stored, nothing);
  expect(draft.answers).toEqual({ name: 'Wheel', color: 'red' });
  expect(draft.choices).toEqual({ edits: 'reset' });
  expect(restored).toBe(true);
});

test('answers typed before the questions changed are migrated', async () => {
  const stored = { ...newDraft({ colour: 'blue', name: 'Kiln' }, 2), at: 1 };
  expect({ ...(await source.open(stored, nothing)).draft.answers }).toEqual({ color: 'blue', name: 'Kiln' });
});

test('a premium link selects it and leaves the other decisions', async () => {
  const stored = { ...newDraft({ ...details.answers }, 3), choices: { edits: 'reset' }, at: 1 };
  const { draft, restored } = await source.open(stored, new URLSearchParams('premium=1'));
  expect(draft.choices).toEqual({ edits: 'reset', premium: 'yes' });
  expect(restored).toBe(false);
});

test('key order does not change an answer, list order does', () => {
  expect(
    sameAnswers({ a: 'x', b: [{ _id: 'r', c: '1', d: '2' }] }, { b: [{ d: '2', c: '1', _id: 'r' }], a: 'x' }),
  ).toBe(true);
  expect(sameAnswers({ a: ['x', 'y'] }, { a: ['y', 'x'] })).toBe(false);
});
