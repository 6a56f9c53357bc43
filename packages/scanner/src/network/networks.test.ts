import { expect, test } from 'vitest';
import { isNetwork, isReachable } from './networks.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  'example.org',
  '',
])('%s is not contacted', (address) => {
  expect(isReachable(address, [])).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '1.1.1.1'])('%s is public', (address) => {
  expect(isReachable(address, [])).toBe(true);
});

test('operator-allowed addresses are reachable, their neighbours are not', () => {
  expect(isReachable('127.0.0.1', ['127.0.0.1/32'])).toBe(true);
  expect(isReachable('127.0.0.2', ['127.0.0.1/32'])).toBe(false);
  expect(isReachable('::1', ['127.0.0.0/8', '::1/128'])).toBe(true);
});

test('a network is an address and a prefix', () => {
  expect(['127.0.0.0/8', '::1/128'].every(isNetwork)).toBe(true);
  expect(['127.0.0.1', '127.0.0.0/99', 'x/8', ''].some(isNetwork)).toBe(false);
});
