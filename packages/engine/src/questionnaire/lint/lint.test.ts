import { expect, test } from 'vitest';
import type { Question, Questionnaire } from '../definition.ts';
import { reusedIds, updateIdsLock } from './ids-lock.ts';
import { lintDefinition } from './lint-definition.ts';
import { lintReach } from './lint-reach.ts';
import { lintTexts } from './lint-texts.ts';

const make = (questions: readonly Question[]): Questionnaire => ({
  type: 'TEST',
  version: 1,
  migrations: [],
  steps: [{ id: 'one', questions }],
});
const yn = (id: string, more: object = {}): Question => ({ id, kind: 'yn', since: 1, feeds: 'law', ...more });
const choice = (id: string, options: readonly object[], more: object = {}): Question =>
  ({ id, kind: 'choice', since: 1, feeds: 'law', options, ...more }) as Question;
const group = (questions: readonly Question[]): Question => ({
  id: 'rows',
  kind: 'group',
  since: 1,
  feeds: 'law',
  min: 0,
  max: 3,
  title: 'name',
  questions,
});
const name: Question = { id: 'name', kind: 'text', since: 1 };
const faults = (...questions: readonly Question[]) =>
  lintDefinition(make(questions), new Set(), 'site_banner_');

test('a valid definition has no errors', () => {
  expect(faults(yn('a'), yn('b', { when: { eq: ['a', 'yes'] } }), group([name]))).toEqual([]);
});

test('ids and option ids are unique, including nested ones', () => {
  expect(faults(yn('a', { yes: [yn('b')] }), yn('b'))).toEqual(['b: id is used twice']);
  expect(faults(choice('a', [{ id: 'x' }, { id: 'x' }]))).toEqual(['a:x: option id is used twice']);
  expect(faults(yn('a_B'))).toEqual(['a_B: id is not made of small words']);
});

test('conditions refer to earlier questions or the same row, and to existing options', () => {
  expect(faults(yn('a', { when: { eq: ['b', 'yes'] } }), yn('b'))).toEqual([
    'a: reads b, which is not earlier',
  ]);
  expect(faults(yn('a', { when: { answered: 'zz' } }))).toEqual(['a: reads zz, which is no question here']);
  expect(faults(yn('a', { when: { eq: ['a', 'yes'] } }))).toEqual(['a: reads a, which is not earlier']);
  expect(faults(yn('a'), yn('b', { when: { eq: ['a', 'unknown'] } }))).toEqual([
    'b: a has no option unknown',
  ]);
  expect(
    faults(group([name, yn('x', { when: { answered: 'name' } })]), yn('b', { when: { answered: 'name' } })),
  ).toEqual(['b: reads name, which is no question here']);
});

test('a row field must not shadow an outer question', () => {
  expect(faults({ ...name, feeds: 'law' }, group([name]))).toEqual([
    'rows.name: hides the question of that name outside',
  ]);
  expect(faults(group([yn('other')]))).toEqual(['rows: title name is no question of the repetition']);
});

test('a detail is optional, and a default is an existing option', () => {
  expect(faults(yn('a', { level: 'detail' }))).toEqual([
    'a: a detail needs a default, or must not be required',
  ]);
  expect(faults(yn('a', { level: 'detail', default: 'no' }))).toEqual([]);
  expect(faults(choice('a', [{ id: 'x' }], { default: 'y' }))).toEqual(['a: default y is no option']);
});

test('rejects an unused question, and accepts one used by a clause', () => {
  const idle = make([{ id: 'idle', kind: 'text', since: 1 }]);
  expect(lintDefinition(idle, new Set(), 'site_banner_')).toEqual([
    'idle: feeds no clause, law, price, delivery or default',
  ]);
  expect(lintDefinition(idle, new Set(['idle']), 'site_banner_')).toEqual([]);
});

test('a question must not use the prefix reserved for banner facts', () => {
  expect(faults(yn('site_banner_days'))).toEqual(['site_banner_days: is reserved']);
});

test('rejects a state without an earlier country', () => {
  expect(faults({ id: 's', kind: 'state', of: 'country', since: 1, feeds: 'law' })).toEqual([
    's: country is no earlier country',
  ]);
});

test('finds unreachable questions, nested and optional ones too', () => {
  const never = { all: [{ eq: ['a', 'yes'] }, { eq: ['a', 'no'] }] } as const;
  const questions = [
    yn('a'),
    yn('b', { when: never, yes: [yn('c')] }),
    choice('d', [{ id: 'x' }, { id: 'y', when: never }]),
  ];
  expect(lintReach(make(questions), '2026-01-01', 300)).toEqual([
    'b: no answer makes it visible',
    'c: no answer makes it visible',
    'd:y: no answer makes it visible',
  ]);
});

test('names each missing text', () => {
  const questions = [choice('a', [{ id: 'x' }, { id: 'y' }]), group([name])];
  const english = {
    steps: { one: { title: 'One' } },
    questions: {
      a: { label: 'A', help: 'Help', options: { x: { label: 'X', note: 'Note' }, y: 'Y' } },
      rows: { label: 'Rows', add: 'Add More', title: 'Row {n}', fields: { name: { label: 'Name' } } },
    },
  };
  expect(lintTexts(make(questions), english, english)).toEqual([]);
  const partial = {
    steps: {},
    questions: { a: { label: ' ', options: { x: 'X', z: 'Z' } }, rows: { label: 'Zeilen', add: 'Mehr' } },
  };
  expect(lintTexts(make(questions), partial, english)).toEqual([
    'step one: no title',
    'a: no label',
    'a: no help',
    'a:x: no note',
    'a:y: no label',
    'a:z: words without an option',
    'rows: no title',
    'rows: no title',
    'rows.name: no texts',
  ]);
});

test('the lock keeps every id, marks removed ones and refuses their reuse', () => {
  const first = updateIdsLock('', [make([yn('a'), choice('b', [{ id: 'x' }])])]);
  expect(first).toBe('TEST a yn\nTEST b choice\nTEST b:x option\n');
  const second = updateIdsLock(first, [make([yn('a')])]);
  expect(second).toBe('TEST a yn\nTEST b choice retired\nTEST b:x option retired\n');
  expect(updateIdsLock(second, [make([yn('a')])])).toBe(second);
  expect(reusedIds(second, [make([yn('a'), yn('b')])])).toEqual(['TEST b yn']);
  expect(reusedIds(first, [make([choice('a', [])])])).toEqual(['TEST a choice']);
  expect(reusedIds(first, [make([yn('a')])])).toEqual([]);
});
