import { expect, test } from 'vitest';
import { scanAddress } from './scan-address.ts';

test.each([
  '../../customer/info',
  '../shop.example',
  'https://../../customer/info',
  'shop..example',
  '.example',
  '..',
])('%s names no website', (text) => {
  expect(scanAddress(text, [])).toBeNull();
  expect(scanAddress(text, [{ address: '10.0.0.0', prefix: 8 }] as never)).toBeNull();
});

test.each([
  ['shop.example', 'https://shop.example/'],
  ['shop.example.', 'https://shop.example./'],
  ['shop.example/../customer', 'https://shop.example/customer'],
])('%s does', (text, address) => {
  expect(scanAddress(text, [])?.href).toBe(address);
});
