import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

test('key order changes nothing, the value is kept', () => {
  assert(
    property(jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(canonicalJson(reversed(plain))).toBe(canonicalJson(plain));
      expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
    }),
  );
});

test('list order matters', () => {
  expect(canonicalJson(['de', 'en'])).not.toBe(canonicalJson(['en', 'de']));
});
