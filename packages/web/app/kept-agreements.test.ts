// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
  agreementsInAccount,
  agreementToken,
  forgetAccountAgreements,
  forgetAgreement,
  keepAgreement,
  keptAgreements,
  noteInAccount,
} from './kept-agreements.ts';

afterEach(() => localStorage.clear());

test('agreements are kept in the order in which they came, a renewed one last', () => {
  keepAgreement('a', 't1');
  keepAgreement('b', 't2');
  keepAgreement('a', 't3');
  expect(keptAgreements()).toEqual([
    ['b', 't2'],
    ['a', 't3'],
  ]);
  expect(agreementToken('a')).toBe('t3');
  expect(agreementToken('c')).toBeNull();
});

test('a token that opens nothing goes alone', () => {
  keepAgreement('a', 't1');
  keepAgreement('b', 't2');
  forgetAgreement('a');
  expect(keptAgreements()).toEqual([['b', 't2']]);
});

test('what an account made has no token here, and is noted once', () => {
  keepAgreement('a', null);
  noteInAccount(['a', 'b']);
  expect([keptAgreements(), agreementsInAccount()]).toEqual([[], ['a', 'b']]);
});

test('who leaves the account takes its agreements, drafts and texts along, and no others', () => {
  keepAgreement('visitor', 't1');
  keepAgreement('claimed', 't2');
  noteInAccount(['claimed']);
  localStorage.setItem('drafts', JSON.stringify({ claimed: { at: 1 }, EULA: { at: 2 } }));
  localStorage.setItem('text_drafts/claimed/en', 'text');
  forgetAccountAgreements();
  expect(keptAgreements()).toEqual([['visitor', 't1']]);
  expect(agreementsInAccount()).toEqual([]);
  expect(JSON.parse(localStorage.getItem('drafts') ?? '')).toEqual({ EULA: { at: 2 } });
  expect(localStorage.getItem('text_drafts/claimed/en')).toBeNull();
});

test('an account of which nothing is here takes nothing along', () => {
  keepAgreement('visitor', 't1');
  localStorage.setItem('drafts', '{"EULA":{"at":2}}');
  forgetAccountAgreements();
  expect(keptAgreements()).toEqual([['visitor', 't1']]);
  expect(localStorage.getItem('drafts')).toBe('{"EULA":{"at":2}}');
});

test.each(['no JSON', '[]', 'null'])('a storage that holds %s holds no agreement', (text) => {
  localStorage.setItem('agreements', text);
  expect(keptAgreements()).toEqual([]);
});

test('a token that is no text is passed over, the others are kept', () => {
  localStorage.setItem('agreements', JSON.stringify({ a: 7, b: 't2', c: null }));
  expect(keptAgreements()).toEqual([['b', 't2']]);
  keepAgreement('d', 't4');
  expect(JSON.parse(localStorage.getItem('agreements') ?? '')).toEqual({ b: 't2', d: 't4' });
});
