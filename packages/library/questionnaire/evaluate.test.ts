import { expect, test } from 'vitest';
import { testQuestionnaire } from '../types/test/questionnaire.ts';
import type { Answers, Question, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';

const context = { today: '2026-11-21' };
const complete: Answers = {
  agreement_for: 'website',
  website_url: 'Shop.example/start',
  country: 'DE',
  state: 'DE_BY',
  owner: 'Musterhaus GmbH',
  address: 'Weg 1\n80331 München',
  contact_email: 'post@shop.example',
  keeping: { amount: 24, unit: 'months' },
  minors: 'no',
  data: ['name', 'email'],
  document_languages: ['de'],
};
const judge = (changes: Answers = {}, more: object = {}) =>
  evaluate(testQuestionnaire, { ...complete, ...changes }, { ...context, ...more });
const paths = (answers: Answers) => judge(answers).errors.map((error) => `${error.path} ${error.reason}`);

test('complete answers are valid, in definition order, with defaults filled in', () => {
  const { valid, relevant, progress } = judge();
  expect({ valid, progress }).toEqual({ valid: true, progress: 1 });
  expect(Object.entries(relevant)).toEqual([
    ['agreement_for', 'website'],
    ['website_url', 'https://shop.example/start'],
    ['country', 'DE'],
    ['state', 'DE_BY'],
    ['rules', ['european']],
    ['owner', 'Musterhaus GmbH'],
    ['address', 'Weg 1\n80331 München'],
    ['contact_email', 'post@shop.example'],
    ['people', 1],
    ['effective_date', '2026-11-21'],
    ['keeping', { amount: 24, unit: 'months' }],
    ['minors', 'no'],
    ['data', ['email', 'name']],
    ['extra', 'no'],
    ['document_languages', ['de']],
  ]);
});

test('a question nested two levels deep is asked only while both options above it are chosen', () => {
  expect(paths({ agreement_for: 'app' })).toEqual(['store required']);
  expect(paths({ agreement_for: 'app', store: 'other' })).toEqual(['store_name required']);
  expect(paths({ agreement_for: 'website', store: 'other' })).toEqual([]);
});

test('an invalid hidden answer neither counts nor is lost', () => {
  const answers = { ...complete, minors: 'no', minimum_age: 99 };
  expect(evaluate(testQuestionnaire, answers, context).valid).toBe(true);
  expect(evaluate(testQuestionnaire, answers, context).relevant).not.toHaveProperty('minimum_age');
  expect(paths({ ...answers, minors: 'yes' })).toEqual(['minimum_age too-large']);
});

test('validates each repetition, nested ones too', () => {
  const good = { _id: 'a', branch_name: 'Mitte', branch_open: 'no' };
  const bad = {
    _id: 'b',
    branch_open: 'yes',
    rooms: [{ _id: 'x', room_name: 'Lager', room_use: 'storage' }, { _id: 'y' }],
  };
  expect(paths({ branches: [good] })).toEqual([]);
  expect(paths({ branches: [good, bad] })).toEqual([
    'branches/b/branch_name required',
    'branches/b/rooms/y/room_name required',
    'branches/b/rooms/y/room_use required',
  ]);
});

test('“I don’t know” is exclusive, and only allowed where offered', () => {
  const listed = (unknown: boolean): Questionnaire => ({
    ...testQuestionnaire,
    steps: [{ id: 'one', questions: [{ id: 'servers', kind: 'country', many: true, unknown, since: 1 }] }],
  });
  const problems = (unknown: boolean, servers: readonly string[]) =>
    evaluate(listed(unknown), { servers: [...servers] }, context).errors.map(({ reason }) => reason);
  expect(problems(true, ['unknown'])).toEqual([]);
  expect(problems(true, ['DE', 'unknown'])).toEqual(['not-a-country']);
  expect(problems(false, ['unknown'])).toEqual(['not-a-country']);
  expect(problems(true, [])).toEqual(['required']);
});

test('a condition inside a repetition reads its own row', () => {
  const rows = [
    { _id: 'a', branch_name: 'A', branch_open: 'yes' },
    { _id: 'b', branch_name: 'B', branch_open: 'no' },
  ];
  expect(paths({ branches: rows })).toEqual(['branches/a/rooms required']);
});

test('a derived default reads a later question and appears before it', () => {
  const { relevant, steps } = judge({ minors: 'yes' });
  expect(relevant['rules']).toEqual(['european', 'minors']);
  const rules = steps[0]?.questions.find(({ path }) => path === 'rules');
  expect(rules).toMatchObject({ source: 'derived', derived: { reasons: { minors: 'minors' } } });
});

test('stores only additions and removals of a derived list', () => {
  const rules = { added: ['house'], removed: ['european'] };
  expect(judge({ rules }).relevant['rules']).toEqual(['house']);
  expect(judge({ rules, minors: 'yes' }).relevant['rules']).toEqual(['minors', 'house']);
  expect(judge({ rules, country: 'US', state: 'US_CA' }).relevant['rules']).toEqual(['house']);
});

test('dependents of a derived answer appear and disappear with it', () => {
  expect(judge({ minors: 'yes' }).visible).toContain('guardian_note');
  expect(judge({ minors: 'yes', rules: { added: [], removed: ['minors'] } }).visible).not.toContain(
    'guardian_note',
  );
});

test('contradictory derivations terminate', () => {
  const restless: Questionnaire = {
    type: 'TEST',
    version: 1,
    migrations: [],
    steps: [
      {
        id: 'one',
        questions: [
          {
            id: 'laws',
            kind: 'multi',
            since: 1,
            required: false,
            options: [{ id: 'x' }],
            derive: ({ answers }) => ({ value: answers['shop'] === 'yes' ? [] : ['x'] }),
          },
          { id: 'shop', kind: 'yn', since: 1, when: { has: ['laws', 'x'] } },
        ],
      },
    ],
  };
  const { relevant, visible } = evaluate(restless, { shop: 'yes' }, context);
  expect(visible.includes('shop')).toBe('shop' in relevant);
  expect(evaluate(restless, { shop: 'yes' }, context).relevant).toEqual(relevant);
});

test('“none” excludes every other option and custom entries', () => {
  expect(paths({ data: ['none'] })).toEqual([]);
  expect(paths({ data: ['none', 'email'] })).toEqual(['data exclusive-option']);
  expect(paths({ data: ['none'], 'data.own': [{ _id: 'o', name: 'Shoe size' }] })).toEqual([
    'data exclusive-option',
  ]);
});

test('a custom entry answers the question, and its fields are validated', () => {
  expect(paths({ data: [], 'data.own': [{ _id: 'o', name: 'Shoe size' }] })).toEqual([]);
  expect(paths({ 'data.own': [{ _id: 'o', purpose: 'Fitting' }] })).toEqual(['data.own/o/name required']);
  expect(paths({ 'partners.own': [{ _id: 'p', name: 'Acme', url: 'no address' }] })).toEqual([
    'partners.own/p/url not-an-url',
  ]);
});

test('a state must belong to the chosen country', () => {
  expect(paths({ country: 'US' })).toEqual(['state not-a-state']);
  expect(paths({ country: 'US', state: 'US_CA' })).toEqual([]);
  expect(paths({ country: 'ZZ' })).toEqual(['country not-a-country']);
});

test('a text per language is required in every document language once started', () => {
  expect(paths({ document_languages: ['de', 'en'], motto: { de: 'Immer da' } })).toEqual([
    'motto/en required',
  ]);
  expect(paths({ document_languages: ['de', 'en'] })).toEqual([]);
});

test('a text in a removed document language is ignored', () => {
  const left = { document_languages: ['de'], motto: { fr: 'Toujours là' } };
  expect(paths(left)).toEqual([]);
  expect(judge(left).relevant).not.toHaveProperty('motto');
  const both = { document_languages: ['de'], motto: { de: 'Immer da', fr: 'Toujours là' } };
  expect(judge(both).relevant['motto']).toEqual({ de: 'Immer da' });
});

test('a number is derived from other answers until set, and keeps its bounds', () => {
  const age = {
    id: 'age',
    kind: 'num',
    since: 1,
    min: 0,
    max: 21,
    within: [{ when: { eq: ['young', 'yes'] }, max: 17 }],
    derive: ({ answers }) => ({ value: [answers['young'] === 'yes' ? '13' : '16'] }),
  } as const satisfies Question;
  const questionnaire: Questionnaire = {
    type: 'TEST',
    version: 1,
    migrations: [],
    steps: [{ id: 'one', questions: [{ id: 'young', kind: 'yn', since: 1 }, age] }],
  };
  const found = (answers: Answers) => evaluate(questionnaire, answers, context);
  expect(found({ young: 'no' }).relevant['age']).toBe(16);
  expect(found({ young: 'yes' }).relevant['age']).toBe(13);
  expect(found({ young: 'yes', age: 17 }).relevant['age']).toBe(17);
  expect(found({ young: 'no', age: 18 }).errors).toEqual([]);
  expect(found({ young: 'yes', age: 18 }).errors).toEqual([
    { path: 'age', rule: 'bounds', reason: 'too-large', limit: 17 },
  ]);
  expect(found({ young: 'no', age: '' }).errors).toEqual([
    { path: 'age', rule: 'required', reason: 'required' },
  ]);
  expect(found({ young: 'yes' }).steps[0]?.questions[1]?.range).toEqual({ min: 0, max: 17 });
});

test('keeps the selection order only where it matters', () => {
  const { relevant } = judge({ document_languages: ['nl', 'de'], data: ['phone', 'email'] });
  expect(relevant['document_languages']).toEqual(['nl', 'de']);
  expect(relevant['data']).toEqual(['email', 'phone']);
});

test('numbers questions like clauses, nested ones beneath', () => {
  const { steps } = judge({ agreement_for: 'app', store: 'other' });
  expect(steps[0]?.questions.map(({ number, path, depth }) => [number, path, depth]).slice(0, 4)).toEqual([
    ['1.1', 'agreement_for', 0],
    ['1.1.1', 'store', 1],
    ['1.1.1.1', 'store_name', 2],
    ['1.2', 'country', 0],
  ]);
});

test('steps are current, visited, invalid or active', () => {
  const status = (answers: Answers, more: object) => judge(answers, more).steps.map((step) => step.status);
  expect(status({}, { current: 'lists' })).toEqual(['visited', 'visited', 'current', 'active']);
  expect(status({ owner: '' }, { current: 'lists' })).toEqual(['visited', 'invalid', 'current', 'active']);
  expect(status({ owner: '' }, {})).toEqual(['visited', 'current', 'active', 'active']);
  expect(status({}, { current: 'place', visited: ['place', 'lists'] })).toEqual([
    'current',
    'active',
    'visited',
    'active',
  ]);
});

test('marks questions newer than the last answered version', () => {
  expect(judge({}, { knownVersion: 1 }).newSince).toEqual([]);
  expect(judge({}, { knownVersion: 0 }).newSince).toContain('owner');
});

test('names the answer that causes a price line', () => {
  expect(judge({ extra: 'yes' }).priced).toEqual([{ path: 'extra', code: 'answer_premium' }]);
  expect(judge({ extra: 'no' }).priced).toEqual([]);
});

test('cleans pasted text', () => {
  expect(judge({ owner: ' A\u0000cme\r\nGmbH\ud800 ' }).relevant['owner']).toBe('Acme GmbH\ufffd');
});
