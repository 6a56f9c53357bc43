// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, isDraftChange, newDraft, storeDraft, storedDraft } from './draft.ts';
import { breakStorage } from './testing/broken-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const draft = {
  ...newDraft({ country: 'DE' }, 3),
  visited: ['place'],
  reached: ['place', 'kinds'],
  current: 'kinds',
};

test('a draft comes back as it was written, with the moment of it', () => {
  expect(storeDraft('EULA', draft, 7)).toBe(true);
  expect(storedDraft('EULA')).toEqual({ ...draft, at: 7 });
});

test('drafts lie beside each other', () => {
  storeDraft('EULA', draft, 1);
  storeDraft('DISCLAIMER', { ...draft, current: 'place' }, 2);
  dropDraft('EULA');
  expect(storedDraft('EULA')).toBeNull();
  expect(storedDraft('DISCLAIMER')?.current).toBe('place');
});

test('a request, decisions and the site come back too', () => {
  const request = { id: 'r1', secret: 's1', freeOnly: true };
  const site = { from: 'a', name: 'Shop', closed: true, types: ['EULA'], all: true };
  storeDraft('EULA', { ...draft, request, site, choices: { edits: 'reset' } }, 1);
  expect(storedDraft('EULA')).toMatchObject({ request, site, choices: { edits: 'reset' } });
});

test.each<[string, object, object]>([
  ['steps that are no texts', { visited: [7, 'place'] }, { visited: ['place'] }],
  ['no steps at all', { reached: 'place' }, { reached: [] }],
  ['a version that is none', { version: '3' }, { version: 0 }],
  ['no time', { at: null }, { at: 0 }],
  ['no current step', { current: 7 }, { current: '' }],
  ['decisions of which one is none', { choices: { a: 'x', b: 7 } }, { choices: { a: 'x' } }],
])('of a draft with %s the rest is used', (_, change, read) => {
  localStorage.setItem('drafts', JSON.stringify({ EULA: { ...draft, at: 1, ...change } }));
  expect(storedDraft('EULA')).toMatchObject(read);
});

test.each([
  ['a request without an id', { request: { freeOnly: true } }, 'request'],
  ['a site without a name', { site: { from: 'a' } }, 'site'],
  ['decisions that are none', { choices: { a: 7 } }, 'choices'],
])('%s is as if it were not there', (_, change, name) => {
  localStorage.setItem('drafts', JSON.stringify({ EULA: { ...draft, ...change } }));
  expect(storedDraft('EULA')).not.toHaveProperty(name);
});

test.each(['text', null, [], { answers: 'none' }])('%j is not a draft', (value) => {
  localStorage.setItem('drafts', JSON.stringify({ EULA: value }));
  expect(storedDraft('EULA')).toBeNull();
});

test('a browser that keeps nothing says so', () => {
  breakStorage('full');
  expect(storeDraft('EULA', draft, 1)).toBe(false);
});

test('only what other tabs write of drafts is news', () => {
  const change = (key: string | null) => isDraftChange(new StorageEvent('storage', { key }));
  expect([change('drafts'), change(null), change('i18n')]).toEqual([true, true, false]);
});
