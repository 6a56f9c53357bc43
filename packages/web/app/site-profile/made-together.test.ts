// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { newStart, storeStart } from '../start/start-draft.ts';
import { startKey } from '../start-storage.ts';
import { wasMadeTogether } from './made-together.ts';

afterEach(() => localStorage.clear());

test('a document that the way in has made is found again', () => {
  expect(wasMadeTogether('a')).toBe(false);
  storeStart({ ...newStart(), made: { PRIVACY_POLICY: { id: 'a', due: false } } }, 1);
  expect(wasMadeTogether('a')).toBe(true);
  expect(wasMadeTogether('b')).toBe(false);
});

test.each(['no JSON', '{"made":7}', '{"made":{"EULA":null}}'])('%s says nothing of a document', (text) => {
  localStorage.setItem(startKey, text);
  expect(wasMadeTogether('a')).toBe(false);
});
