import { beforeEach, expect, test } from 'vitest';
import { keepWayBack, takeWayBack } from './kept-way-back.ts';

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
  expect(takeWayBack()).toBe('/profile/login');
  const wizard = '/profile/login?next=%2Fprivacy-consent%2Fwizard%3Fstep%3D5';
  keepWayBack(wizard);
  expect(takeWayBack()).toBe(wizard);
  expect(takeWayBack()).toBe('/profile/login');
  // Another sign-up that came from nowhere.
  keepWayBack(wizard);
  keepWayBack('/profile/login');
  expect(takeWayBack()).toBe('/profile/login');
  items.set('way_back', '/profile/login?next=//evil.example');
  expect(takeWayBack()).toBe('/profile/login');
});
