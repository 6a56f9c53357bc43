import { expect, test } from 'vitest';
import { toHealth } from './health.ts';

test.each([
  [200, undefined, 'up'],
  [429, 'limited', 'limited'],
  [503, 'maintenance', 'maintenance'],
  [503, 'unavailable', 'down'],
  [503, undefined, 'down'],
  [500, 'maintenance', 'down'],
  [404, undefined, 'down'],
  [204, undefined, 'down'],
] as const)('a heartbeat with status %i and code %s means %s', (status, code, health) => {
  expect(toHealth(status, code)).toBe(health);
});
