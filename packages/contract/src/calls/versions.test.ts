import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { restoreVersion } from './versions.ts';

test.each([
  [0, false],
  [1, true],
  [1.5, false],
  [2_147_483_647, true],
  // The column counts no further.
  [2_147_483_648, false],
])('version %d may be queried: %s', (number, possible) => {
  expect(z.safeParse(restoreVersion.body, { number, revision: 1 }).success).toBe(possible);
});
