// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hookInApp } from '../testing/in-app.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

afterEach(() => localStorage.clear());

const begun = { visited: ['place'], answers: {}, at: 7 };

function draftsOf(stored: object) {
  localStorage.setItem('drafts', JSON.stringify(stored));
  return hookInApp(useOwnDrafts).result;
}

test('what was begun here is listed with its site', () => {
  const { current } = draftsOf({
    PRIVACY_POLICY: { ...begun, answers: { website_url: 'https://a.example', website_name: 'A' } },
    EULA: { ...begun, answers: { app_name: 'Reader' } },
  });
  expect(current.drafts).toEqual([
    { type: 'PRIVACY_POLICY', site_url: 'https://a.example', site_name: 'A', at: 7 },
    { type: 'EULA', site_url: null, site_name: 'Reader', at: 7 },
  ]);
});

test.each([
  ['of which no step was left', { ...begun, visited: [] }],
  ['whose agreement is listed by itself', { ...begun, agreement: 'a' }],
  ['that is none', 'text'],
  ['of an unknown shape', { ...begun, visited: 'place' }],
])('a draft %s is not listed', (_, draft) => {
  expect(draftsOf({ PRIVACY_POLICY: draft }).current.drafts).toEqual([]);
});

test('a draft without a time is the oldest', () => {
  const { at: _, ...timeless } = begun;
  expect(draftsOf({ EULA: timeless }).current.drafts[0]?.at).toBe(0);
});

test('one is thrown away, the others stay', () => {
  const result = draftsOf({ PRIVACY_POLICY: begun, EULA: begun });
  act(() => result.current.discard('PRIVACY_POLICY'));
  expect(result.current.drafts.map(({ type }) => type)).toEqual(['EULA']);
  expect(Object.keys(JSON.parse(localStorage.getItem('drafts') ?? '{}') as object)).toEqual(['EULA']);
});
