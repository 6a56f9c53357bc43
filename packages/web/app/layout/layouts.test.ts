import { expect, test } from 'vitest';
import { findLayout } from './layouts.ts';

test.each([
  [undefined, 'default'],
  [null, 'default'],
  [{}, 'default'],
  [{ frame: 'dashboard' }, 'dashboard'],
  [{ frame: 'toString' }, 'default'],
  [{ frame: 1 }, 'default'],
])('%j has the layout %s', (handle, layout) => {
  expect(findLayout(handle)).toBe(layout);
});
