import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNetwork } from './to-network.ts';

test.each([
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:db8:0:1:ffff::2', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:db8::1:0:0:1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0001:0:0:0:9', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['[2001:db8:0:1::1]:443', '2001:db8:0:1'],
  ['[2001:db8:0:1::1]', '2001:db8:0:1'],
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:8080', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test('any proxy claim is counted and never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof toNetwork(text) === 'string'));
});

test('all addresses of a /64 are one caller in every notation, and the next /64 is another', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const joined = `${toNetwork(one)}:1:2:3:4`;
      fc.pre(!toNetwork(one).includes('.') && !toNetwork(other).includes('.'));
      expect(toNetwork(joined)).toBe(toNetwork(one));
      expect(toNetwork(`${toNetwork(other)}::`)).toBe(toNetwork(other));
    }),
  );
});
