// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeAgreement, storedAgreements, useStoredAgreementIds } from './stored-agreements.ts';
import { encodeBody } from './sealed-body.ts';
import {
  readStored,
  recordIn,
  removeStored,
  removeStoredUnder,
  storageWorks,
  storedRecord,
  writeStored,
} from './stored.ts';
import { breakStorage } from './testing/broken-storage.ts';
import { hookInApp } from './testing/in-app.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

test('what is written is read, until it is removed', () => {
  expect(writeStored('a', '1')).toBe(true);
  expect(readStored('a')).toBe('1');
  removeStored('a');
  expect(readStored('a')).toBeNull();
});

test('a storage that is blocked keeps nothing and breaks nothing', () => {
  breakStorage('blocked');
  expect(writeStored('a', '1')).toBe(false);
  expect(readStored('a')).toBeNull();
  removeStored('a');
  removeStoredUnder('a');
  expect(storedRecord('a')).toEqual({});
  expect(storageWorks()).toBe(false);
});

test('a storage that is full counts as there', () => {
  breakStorage('full');
  expect(writeStored('a', '1')).toBe(false);
  expect(storageWorks()).toBe(true);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', null],
  ['"text"', null],
  ['null', null],
  ['no JSON', null],
  [null, null],
])('the object in %s', (json, object) => {
  expect(recordIn(json)).toEqual(object);
});

test('what begins alike goes together, the rest stays', () => {
  for (const key of ['text_drafts/a', 'text_drafts/b', 'drafts']) writeStored(key, '1');
  removeStoredUnder('text_drafts/');
  expect(Object.keys(localStorage)).toEqual(['drafts']);
});

test('an agreement that the storage has no room for is known until the page is left', () => {
  storeAgreement('a', 't1');
  breakStorage('full');
  storeAgreement('b', 't2');
  expect(storedAgreements()).toEqual([
    ['a', 't1'],
    ['b', 't2'],
  ]);
  vi.unstubAllGlobals();
  storeAgreement('c', 't3');
  expect(JSON.parse(localStorage.getItem('agreements') ?? '')).toEqual({ a: 't1', b: 't2', c: 't3' });
});

test('the agreements of this browser are known to the page, and what another tab keeps too', () => {
  const { result } = hookInApp(useStoredAgreementIds);
  expect(result.current).toEqual([]);
  act(() => storeAgreement('a', 't1'));
  expect(result.current).toEqual(['a']);
  localStorage.setItem('agreements', JSON.stringify({ a: 't1', b: 't2', broken: 7 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'agreements' })));
  expect(result.current).toEqual(['a', 'b']);
});

test('without a key a body travels as it is', async () => {
  const { body, headers } = await encodeBody({ a: 1 }, async () => null);
  expect(body).toBe('{"a":1}');
  expect(headers).toEqual({ 'content-type': 'application/json' });
});
