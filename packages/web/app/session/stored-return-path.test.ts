import { beforeEach, expect, test } from 'vitest';
import { storeReturnPath, takeReturnPath } from './stored-return-path.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
});

test('a new customer is redirected back once, and only within the app', () => {
  expect(takeReturnPath()).toBe('/profile/login');
  const wizard = '/profile/login?next=%2Fprivacy-consent%2Fwizard%3Fstep%3D5';
  storeReturnPath(wizard);
  expect(takeReturnPath()).toBe(wizard);
  expect(takeReturnPath()).toBe('/profile/login');
  // Another sign-up that came from nowhere.
  storeReturnPath(wizard);
  storeReturnPath('/profile/login');
  expect(takeReturnPath()).toBe('/profile/login');
  items.set('way_back', '/profile/login?next=//evil.example');
  expect(takeReturnPath()).toBe('/profile/login');
});
