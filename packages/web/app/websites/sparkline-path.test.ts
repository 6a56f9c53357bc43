import { expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

test('the lowest share lies at the foot, the highest at the top, and gaps are passed over', () => {
  expect(sparklinePath([0.4, null, 0.6])).toEqual({
    line: 'M4 58L316 8',
    area: 'M4 58L316 8L316 62L4 62Z',
    end: { x: 316, y: 8 },
  });
});

test('shares that are all the same, or one alone, are drawn in the middle', () => {
  expect(sparklinePath([0.5, 0.5]).line).toBe('M4 33L316 33');
  expect(sparklinePath([0.5]).line).toBe('M160 33');
});
