import { expect, test } from 'vitest';
import { testQuestionnaire } from '../types/test/questionnaire.ts';
import { cleanAnswers } from '@clausewright/engine/questionnaire/clean-answers';

const clean = (input: unknown) => cleanAnswers(testQuestionnaire, input, { today: '2026-11-21' });
const refused = (input: unknown) => {
  const outcome = clean(input);
  return outcome.ok ? [] : outcome.errors.map((error) => `${error.path} ${error.reason}`);
};

test('accepts unfinished answers for previews', () => {
  expect(clean({ owner: 'A', contact_email: 'half@' })).toEqual({
    ok: true,
    answers: { owner: 'A', contact_email: 'half@' },
  });
});

test('rejects an unknown question id by name', () => {
  expect(refused({ owner: 'A', onwer: 'B' })).toEqual(['onwer unknown-question']);
  expect(refused({ branches: [{ _id: 'a', owner: 'B' }] })).toEqual(['branches/a/owner unknown-question']);
});

test('hostile keys are unknown questions like any other', () => {
  const hostile: unknown = JSON.parse('{"__proto__": {"owner": "x"}, "constructor": 1, "toString": "x"}');
  expect(refused(hostile)).toEqual([
    '__proto__ unknown-question',
    'constructor unknown-question',
    'toString unknown-question',
  ]);
});

test('rejects wrong types and unknown options beside their question', () => {
  expect(
    refused({
      owner: 5,
      data: 'email',
      people: '3',
      country: ['DE'],
      keeping: 'long',
      agreement_for: 'moon',
      minors: 'maybe',
    }),
  ).toEqual([
    'agreement_for unknown-option',
    'country wrong-kind',
    'owner wrong-kind',
    'people wrong-kind',
    'keeping wrong-kind',
    'minors unknown-option',
    'data wrong-kind',
  ]);
  expect(refused({ data: ['email', 'shoe-size'] })).toEqual(['data unknown-option']);
  expect(refused({ rules: { added: ['house'], removed: [], more: [] } })).toEqual(['rules wrong-kind']);
  expect(refused({ motto: { xx: 'Wort' } })).toEqual(['motto not-a-language']);
});

test('drops answers to hidden questions without rejecting them', () => {
  expect(clean({ agreement_for: 'website', store: 'apple', store_name: 5, minimum_age: [] })).toEqual({
    ok: true,
    answers: { agreement_for: 'website' },
  });
});

test('a hidden question of the same name does not hide an error', () => {
  expect(refused({ agreement_for: 'app', store: 'other', store_name: 5 })).toEqual(['store_name wrong-kind']);
});

test('enforces limits on lengths, rows, entries, depth and size', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `r${index}` }));
  expect(refused({ owner: 'x'.repeat(201) })).toEqual(['owner too-long']);
  expect(refused({ branches: rows(4) })).toEqual(['branches too-many']);
  expect(refused({ branches: [{ _id: 'a' }, { _id: 'a' }] })).toEqual(['branches/a duplicate-row']);
  expect(refused({ 'data.own': rows(6).map((row) => ({ ...row, name: 'x' })) })).toEqual([
    'data.own too-many',
  ]);
  let deep: unknown = 'x';
  for (let level = 0; level < 50; level += 1) deep = { deep };
  expect(refused({ owner: deep })).toEqual([' too-deep']);
  expect(refused({ owner: 'x'.repeat(300_000) })).toEqual([' answers-too-large']);
  expect(refused([])).toEqual([' wrong-kind']);
});

test('rows keep their ids and get one where it is missing', () => {
  const outcome = clean({ branches: [{ _id: 'keep', branch_name: 'A' }, { branch_name: 'B' }] });
  expect(outcome).toMatchObject({ ok: true, answers: { branches: [{ _id: 'keep' }, { _id: 'row2' }] } });
});
