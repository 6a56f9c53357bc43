import { expect, test } from 'vitest';
import { base32, codeKey, codeOf, codeUri, findStep } from './totp.ts';

const key = new TextEncoder().encode('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the test vectors of RFC 6238, appendix B: %i', (seconds, code) => {
  expect(codeOf(key, Math.floor(seconds / 30))).toBe(code);
});

test('a code works half a minute early and late, never twice, and no earlier one after it', () => {
  const now = at(30_000 + 15);
  const code = (step: number) => codeOf(key, step);
  const find = (text: string, lastStep = 0) => findStep(key, text, { now, lastStep });
  expect([998, 999, 1000, 1001, 1002].map((step) => find(code(step)))).toEqual([null, 999, 1000, 1001, null]);
  expect(find(code(1000), 1000)).toBeNull();
  expect(find(code(999), 1000)).toBeNull();
  expect(find(code(1001), 1000)).toBe(1001);
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６']) expect(find(text)).toBeNull();
});

test('the secret as apps read it', () => {
  expect(base32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(codeUri(key, { service: 'Nord & Süd', email: 'a+b@c.example' })).toBe(
    'otpauth://totp/Nord%20%26%20S%C3%BCd:a%2Bb%40c.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Nord%20%26%20S%C3%BCd',
  );
  const secret = new Uint8Array(32);
  expect(base32(codeKey(secret, 'one'))).toHaveLength(32);
  expect(codeKey(secret, 'one')).not.toEqual(codeKey(secret, 'two'));
});
