import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vendors } from './list.ts';
import { lostVendorIds, updateVendorIds } from './testing/vendor-ids-lock.ts';

const lock = new URL('../vendor-ids.lock', import.meta.url);
const ids = vendors.map(({ id }) => id);

/** `vitest run packages/library/vendors/vendor-ids -u` locks new vendors. */
test('vendor-ids.lock contains every vendor', async () => {
  await expect(updateVendorIds(readFileSync(lock, 'utf8'), ids)).toMatchFileSnapshot(lock.pathname);
});

test('no published vendor is removed from the list', () => {
  expect(lostVendorIds(readFileSync(lock, 'utf8'), ids)).toEqual([]);
});

test('the lock keeps its entries and detects lost ones', () => {
  expect(updateVendorIds('b\nc\n', ['a', 'c'])).toBe('a\nb\nc\n');
  expect(lostVendorIds('b\nc\n', ['a', 'c'])).toEqual(['b']);
});
