// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Failure } from '../../outcome.ts';
import { consentVendor } from '../../testing/samples.ts';
import { faultAt, withoutFieldFaults } from './server-faults.ts';
import { toVendorView } from './vendor-view.ts';
import { isSameDraft, languagesWithoutOwnWords, noFields } from './banner-draft.ts';

const messages = [
  { code: 'required', value: 'A title, please.', field: 'title' },
  { code: 'busy', value: 'Later.' },
] as const;
const failure: Failure = { ok: false, reason: 'refused', messages: [...messages] };

test('what is said of a field stands at the field, the rest above', () => {
  expect(faultAt(failure, 'title')).toBe('A title, please.');
  expect(faultAt(failure, 'accept')).toBeUndefined();
  expect(faultAt({ ok: false, reason: 'server-error' }, 'title')).toBeUndefined();
  expect(withoutFieldFaults(failure)).toEqual({ ...failure, messages: [messages[1]] });
  expect(withoutFieldFaults({ ...failure, messages: [messages[0]] })).toBeNull();
  expect(withoutFieldFaults({ ...failure, messages: [] })).toEqual({ ...failure, messages: [] });
});

test.each([
  ['', 'list'],
  ['vendor=v1', 'edit'],
  ['vendor=v9', 'gone'],
  ['add=own', 'own'],
  ['add=catalogue', 'catalogue'],
  ['add=anything', 'catalogue'],
  ['vendor=v1&add=own', 'edit'],
])('the address ?%s shows the %s', (search, is) => {
  expect(toVendorView(new URLSearchParams(search), [consentVendor()]).is).toBe(is);
});

test('drafts are the same where they say the same', () => {
  expect(isSameDraft({ a: [1] }, { a: [1] })).toBe(true);
  expect(isSameDraft({ a: [1] }, { a: [2] })).toBe(false);
});

test('languages in which the owner wrote nothing are named where there are words of his in another one', () => {
  const languages = ['en', 'pl', 'ar'] as const;
  const without = (fields: Parameters<typeof languagesWithoutOwnWords>[0]['fields']) =>
    languagesWithoutOwnWords({ appearance: { languages: [...languages] }, fields });
  expect(without({})).toEqual([]);
  expect(without({ en: noFields })).toEqual([]);
  expect(without({ en: { ...noFields, title: 'Cookies?' }, pl: { ...noFields, title: ' ' } })).toEqual([
    'pl',
    'ar',
  ]);
  expect(without({ pl: { ...noFields, privacy_url: 'https://kiln.example/p' } })).toEqual(['en', 'ar']);
});
