// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
  agreementsInAccount,
  agreementToken,
  removeAccountAgreements,
  removeStoredAgreement,
  storeAgreement,
  storedAgreements,
  markInAccount,
} from './stored-agreements.ts';

afterEach(() => localStorage.clear());

test('agreements are kept in the order in which they came, a renewed one last', () => {
  storeAgreement('a', 't1');
  storeAgreement('b', 't2');
  storeAgreement('a', 't3');
  expect(storedAgreements()).toEqual([
    ['b', 't2'],
    ['a', 't3'],
  ]);
  expect(agreementToken('a')).toBe('t3');
  expect(agreementToken('c')).toBeNull();
});

test('a token that opens nothing goes alone', () => {
  storeAgreement('a', 't1');
  storeAgreement('b', 't2');
  removeStoredAgreement('a');
  expect(storedAgreements()).toEqual([['b', 't2']]);
});

test('what an account made has no token here, and is noted once', () => {
  storeAgreement('a', null);
  markInAccount(['a', 'b']);
  expect([storedAgreements(), agreementsInAccount()]).toEqual([[], ['a', 'b']]);
});

test('who leaves the account takes its agreements, drafts and texts along, and no others', () => {
  storeAgreement('visitor', 't1');
  storeAgreement('claimed', 't2');
  markInAccount(['claimed']);
  localStorage.setItem('drafts', JSON.stringify({ claimed: { at: 1 }, EULA: { at: 2 } }));
  localStorage.setItem('text_drafts/claimed/en', 'text');
  removeAccountAgreements();
  expect(storedAgreements()).toEqual([['visitor', 't1']]);
  expect(agreementsInAccount()).toEqual([]);
  expect(JSON.parse(localStorage.getItem('drafts') ?? '')).toEqual({ EULA: { at: 2 } });
  expect(localStorage.getItem('text_drafts/claimed/en')).toBeNull();
});

test('an account of which nothing is here takes nothing along', () => {
  storeAgreement('visitor', 't1');
  localStorage.setItem('drafts', '{"EULA":{"at":2}}');
  removeAccountAgreements();
  expect(storedAgreements()).toEqual([['visitor', 't1']]);
  expect(localStorage.getItem('drafts')).toBe('{"EULA":{"at":2}}');
});

test.each(['no JSON', '[]', 'null'])('a storage that holds %s holds no agreement', (text) => {
  localStorage.setItem('agreements', text);
  expect(storedAgreements()).toEqual([]);
});

test('a token that is no text is passed over, the others are kept', () => {
  localStorage.setItem('agreements', JSON.stringify({ a: 7, b: 't2', c: null }));
  expect(storedAgreements()).toEqual([['b', 't2']]);
  storeAgreement('d', 't4');
  expect(JSON.parse(localStorage.getItem('agreements') ?? '')).toEqual({ b: 't2', d: 't4' });
});
