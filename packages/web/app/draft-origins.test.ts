import { expect, test } from 'vitest';
import { confirmed, readOrigins, seenOrigin, withoutOrigin } from './draft-origins.ts';

const places = Array.from({ length: 10 }, (_, index) => ({
  of: null,
  page: `https://shop.example/${'x'.repeat(1000)}`,
  kind: 'field' as const,
  what: `E-Mail ${index}`,
}));

test('what was taken over from a scan is confirmed, with the first places where it was seen', () => {
  const origin = seenOrigin('scan', places);
  expect(origin).toMatchObject({ origin: 'seen', confirmed: true, scan: 'scan' });
  expect(origin.evidence).toHaveLength(3);
  expect(JSON.stringify(origin).length).toBeLessThan(1500);
  expect(readOrigins({ country: origin })).toEqual({ country: origin });
});

test('a change anywhere in an answer makes it the owner’s own', () => {
  const origins = { cookie_table: seenOrigin('a', []), country: seenOrigin('a', []) };
  expect(Object.keys(withoutOrigin(origins, 'cookie_table/r1/cookie_name'))).toEqual(['country']);
});

test('what is usual or carried along is confirmed by a word', () => {
  const origins = { country: { origin: 'usual' as const, confirmed: false } };
  expect(confirmed(origins, ['country'])).toEqual({ country: { origin: 'usual', confirmed: true } });
  expect(confirmed(origins, ['state'])).toEqual(origins);
});

test.each([undefined, null, 'x', [], {}, { country: 5 }, { country: { origin: 'guessed' } }])(
  '%j tells no origin',
  (stored) => {
    expect(readOrigins(stored)).toBeUndefined();
  },
);
