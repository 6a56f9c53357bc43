// @vitest-environment happy-dom
import type { Answers } from '@clausewright/library/questionnaires';
import { beforeEach, expect, test } from 'vitest';
import { dropStart, newStart, type StartDraft, storedStart, storeStart } from './start-draft.ts';
import { reduceStart } from './start-state.ts';

beforeEach(() => localStorage.clear());

test('what was said is there after a reload, and gone after starting over', () => {
  const begun = reduceStart(newStart(), {
    type: 'set',
    values: { address: 'https://shop.example', kind: 'shop', country: 'DE', types: ['PRIVACY_POLICY'] },
  });
  const answered = reduceStart(begun, {
    type: 'answer',
    of: 'PRIVACY_POLICY',
    said: () => ({ entity_type: 'business' }),
  });
  const confirmed = reduceStart(answered, { type: 'confirm', questions: ['PRIVACY_POLICY pd_types'] });
  expect(storeStart(confirmed, 7)).toBe(true);
  const stored = storedStart();
  expect({ ...stored?.given.PRIVACY_POLICY }).toEqual({ entity_type: 'business' });
  expect(stored).toMatchObject({ ...confirmed, given: stored?.given ?? {}, at: 7 });
  dropStart();
  expect(storedStart()).toBeNull();
});

test.each(['', '[]', '{}', '{"at":"x"}', 'nonsense'])('nothing usable is nothing begun: %s', (text) => {
  localStorage.setItem('start', text);
  expect(storedStart()).toBeNull();
});

test('of a damaged draft whatever is usable is kept', () => {
  localStorage.setItem(
    'start',
    JSON.stringify({
      at: 3,
      kind: 'shop',
      country: 5,
      places: ['moon'],
      services: { a: 'yes', b: 'perhaps' },
      types: ['PRIVACY_POLICY', 'NONE'],
      given: { PRIVACY_POLICY: 'x', NONE: {} },
      made: { EULA: { id: '' } },
    }),
  );
  expect(storedStart()).toMatchObject({
    kind: 'shop',
    country: '',
    places: ['website'],
    services: { a: 'yes' },
    types: ['PRIVACY_POLICY'],
    given: {},
    made: {},
  });
});

test('what one press says in two steps is all kept', () => {
  const say = (draft: StartDraft, answers: Answers) =>
    reduceStart(draft, {
      type: 'answer',
      of: 'PRIVACY_POLICY',
      said: (earlier) => ({ ...earlier, ...answers }),
    });
  const { given } = say(say(newStart(), { app_permissions: ['none'] }), { 'app_permissions.own': [] });
  expect(given.PRIVACY_POLICY).toEqual({ app_permissions: ['none'], 'app_permissions.own': [] });
});
