import { expect, test } from 'vitest';
import { readDraft } from './draft.ts';

const draft = {
  answers: { country: 'DE' },
  visited: ['place'],
  reached: ['place', 'kinds'],
  current: 'kinds',
  at: 5,
};

function stored(value: unknown): string {
  return JSON.stringify({ TEST: value });
}

test('a draft is read as it was written', () => {
  expect(readDraft(stored(draft), 'TEST')).toEqual(draft);
  const request = { id: 'x', freeOnly: true, update: { agreement: 'a', revision: 2 } };
  expect(readDraft(stored({ ...draft, agreement: 'a', request }), 'TEST')).toMatchObject({
    agreement: 'a',
    request,
  });
});

test('a draft of another type is none', () => {
  expect(readDraft(stored(draft), 'EULA')).toBeNull();
});

test.each([null, '', '[]', '{', '{"TEST":5}', '{"TEST":{"answers":[]}}'])('%s holds no draft', (text) => {
  expect(readDraft(text, 'TEST')).toBeNull();
});

test('nonsense beside good answers is left out', () => {
  const read = readDraft(
    stored({ ...draft, visited: [1, 'place'], reached: 'x', at: 'y', request: { id: 3 } }),
    'TEST',
  );
  expect(read).toEqual({ ...draft, reached: [], at: 0 });
});
