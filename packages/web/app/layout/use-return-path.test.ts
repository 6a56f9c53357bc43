// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hookInApp } from '../testing/in-app.tsx';
import { useReturnPath } from './use-return-path.ts';

test.each([
  ['out', '/download/1?token=a&b', '?next=%2Fdownload%2F1%3Ftoken%3Da%26b'],
  ['out', '/', ''],
  ['out', '/profile/login', ''],
  ['in', '/download/1', ''],
] as const)('whoever is logged %s at %s is sent back by "%s"', (status, path, expected) => {
  const { result } = hookInApp(() => useReturnPath(status), { path });
  expect(result.current).toBe(expected);
});
