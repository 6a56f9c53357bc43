import type { ConsentVendor } from '@clausewright/contract';
import { assert, boolean, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { getDropTarget, getIds, inOrder, filterVendors, moveVendor, getStepTarget } from './vendor-order.ts';

function vendor(id: string): ConsentVendor {
  return {
    id,
    catalogue_id: null,
    name: id.toUpperCase(),
    company: `${id} GmbH`,
    country: null,
    purpose: 'ENABLE_ANALYTICS_REPORT_USAGE',
    type: 'ANALYTICS',
    about: {},
    kept_for: null,
    privacy_url: '',
    patterns: [],
    cookies: [],
    active: true,
  };
}
const five = ['a', 'b', 'c', 'd', 'e'].map(vendor);
const order = (vendors: readonly ConsentVendor[]) => getIds(vendors).join('');

test('moving a visible row skips over hidden ones next to it', () => {
  expect(getStepTarget(five, five, 'c', -1)).toBe(1);
  expect(getStepTarget(five, five, 'a', -1)).toBeNull();
  expect(getStepTarget(five, five, 'e', 1)).toBeNull();
  const shown = five.filter(({ id }) => 'ad'.includes(id));
  expect(order(moveVendor(five, 'a', getStepTarget(five, shown, 'a', 1) ?? -1))).toBe('bcdae');
  expect(order(moveVendor(five, 'd', getStepTarget(five, shown, 'd', -1) ?? -1))).toBe('dabce');
});

test('a dropped row is placed beside its target, and dropping in place moves nothing', () => {
  const place = constantFrom('a', 'b', 'c', 'd', 'e');
  assert(
    property(place, place, boolean(), (id, over, after) => {
      const to = getDropTarget(five, id, over, after);
      const then = order(to === null ? five : moveVendor(five, id, to));
      const wanted =
        id === over ? 'abcde' : 'abcde'.replace(id, '').replace(over, after ? over + id : id + over);
      expect(then).toBe(wanted);
      expect(to === null).toBe(then === 'abcde');
    }),
  );
});

test('a remote order is applied, with unnamed vendors last', () => {
  expect(order(inOrder(five, ['e', 'c', 'a', 'b']))).toBe('ecabd');
  expect(order(filterVendors(five, ' C g'))).toBe('c');
  expect(filterVendors(five, ' ')).toBe(five);
});
