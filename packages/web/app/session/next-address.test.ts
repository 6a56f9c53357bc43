import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logInAddress, safeNext } from './next-address.ts';

test.each([
  ['/profile', '/profile'],
  ['/profile/agreements?page=2#a', '/profile/agreements?page=2#a'],
  ['/wizard/../profile', '/profile'],
  ['/', '/'],
])('%s is an app URL: %s', (next, address) => {
  expect(safeNext(next)).toBe(address);
});

test.each([
  null,
  '',
  'profile',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '/profile/login',
  '/profile/login/',
  '/profile/register?next=/profile/login',
  '/profile/reset-password/abc',
])('%j is not an app URL', (next) => {
  expect(safeNext(next)).toBeNull();
});

test('no text redirects to another site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    'evil.example',
    '%2f',
    'http:',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (text) => {
      const next = safeNext(text.join(''));
      if (next === null) return;
      expect(new URL(next, 'https://ours.example/profile/login').origin).toBe('https://ours.example');
      expect(safeNext(next)).toBe(next);
    }),
  );
});

test('log-in remembers the previous page, but neither home nor itself', () => {
  const at = (pathname: string, search = '', hash = '') => logInAddress({ pathname, search, hash });
  expect(at('/profile/agreements', '?page=2')).toBe('/profile/login?next=%2Fprofile%2Fagreements%3Fpage%3D2');
  expect(at('/')).toBe('/profile/login');
  expect(at('/profile/login', '?next=%2Fprofile')).toBe('/profile/login');
});
