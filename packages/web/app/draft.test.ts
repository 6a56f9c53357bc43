import { expect, test } from 'vitest';
import { readDraft } from './draft.ts';

const draft = {
  answers: { country: 'DE' },
  visited: ['place'],
  reached: ['place', 'kinds'],
  current: 'kinds',
  version: 2,
  at: 5,
};

test('a draft is read as written', () => {
  expect(readDraft(draft)).toEqual(draft);
  const more = { ...draft, request: { id: 'x', secret: 's', freeOnly: true }, choices: { edits: 'reset' } };
  expect(readDraft(more)).toEqual(more);
});

test.each([undefined, null, '', [], 5, { answers: [] }])('%j is not a draft', (stored) => {
  expect(readDraft(stored)).toBeNull();
});

test('invalid values beside valid answers are dropped', () => {
  const read = readDraft({
    ...draft,
    visited: [1, 'place'],
    reached: 'x',
    version: '2',
    at: 'y',
    request: { id: 3 },
    choices: { edits: 7 },
  });
  expect(read).toEqual({ ...draft, reached: [], version: 0, at: 0 });
});
