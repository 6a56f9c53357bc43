import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import formats from './vat-id-formats.json' with { type: 'json' };
import { isCompanyId, readVatNumber } from './vat-number.ts';

const examples = formats.formats.map(
  ({ prefix, valid_example: number }) => [prefix === 'EL' ? 'GR' : prefix, prefix, number] as const,
);

test.each(examples)('%s: the example is valid in any notation', (country, prefix, number) => {
  const possible = { ok: true, number, possible: true };
  for (const typed of [
    number,
    number.toLowerCase(),
    `${prefix}${number}`,
    ` ${prefix.toLowerCase()} ${number.slice(0, 4)}.${number.slice(4)}`,
    `${number.slice(0, 3)}-${number.slice(3, 6)}/${number.slice(6)}`,
  ]) {
    expect([typed, readVatNumber(country, typed)]).toEqual([typed, possible]);
  }
});

test.each(examples)('%s: changing one digit nearly always makes it invalid', (country, _, number) => {
  const changed = number
    .split('')
    .flatMap((character, index) =>
      /\d/.test(character)
        ? [`${number.slice(0, index)}${(Number(character) + 1) % 10}${number.slice(index + 1)}`]
        : [],
    );
  const possible = changed.map((one) => readVatNumber(country, one)).filter((one) => one.ok && one.possible);
  expect(possible.length).toBeLessThan(changed.length / 2);
});

test('Greece is written EL or GR', () => {
  for (const typed of ['EL094259216', 'GR094259216', '094259216']) {
    expect(readVatNumber('GR', typed)).toEqual({ ok: true, number: '094259216', possible: true });
  }
});

test('another country’s number is distinguished from an invalid one', () => {
  expect(readVatNumber('FR', 'DE136695976')).toEqual({ ok: false, reason: 'other-country' });
  expect(readVatNumber('DE', 'EL094259216')).toEqual({ ok: false, reason: 'other-country' });
  expect(readVatNumber('DE', 'GR094259216')).toEqual({ ok: false, reason: 'other-country' });
  expect(readVatNumber('DE', 'DE1')).toMatchObject({ ok: true, possible: false });
  expect(readVatNumber('DE', '')).toMatchObject({ ok: true, possible: false });
});

test('Monaco has French numbers, Northern Ireland its own, other places any', () => {
  expect(readVatNumber('MC', 'FR40303265045')).toMatchObject({ ok: true, possible: true });
  expect(readVatNumber('GB', 'XI 980 7806 84')).toEqual({ ok: true, number: '980780684', possible: true });
  expect(readVatNumber('US', '12-3456789')).toEqual({ ok: true, number: '123456789', possible: true });
});

test('no input throws, and every valid number has its country’s format', () => {
  const country = fc.constantFrom(...examples.map(([one]) => one), 'GB', 'US');
  fc.assert(
    fc.property(country, fc.string({ maxLength: 30 }), (where, typed) => {
      const read = readVatNumber(where, typed);
      if (read.ok && where !== 'US') expect(read.possible && /[^\dA-Z+*]/.test(read.number)).toBe(false);
    }),
  );
});

test('company register numbers are validated where a library exists', () => {
  expect(isCompanyId('RO', '18547290')).toBe(true);
  expect(isCompanyId('RO', '18547291')).toBe(false);
  expect(isCompanyId('ES', 'J99216582')).toBe(true);
  expect(isCompanyId('ES', 'J99216583')).toBe(false);
  expect(isCompanyId('FR', 'anything')).toBe(true);
});
