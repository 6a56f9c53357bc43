import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanJson, cleanText } from './clean-text.ts';

test('rejects NUL and lone surrogates', () => {
  for (const bad of ['a\u0000b', '\ud800', 'x\udc00y']) expect(cleanText(bad)).toBeNull();
});

test('normalizes text to NFC, idempotently', () => {
  expect(cleanText('Zu\u0308rich')).toBe('Zürich');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = cleanText(text);
      if (once !== null) expect(cleanText(once)).toBe(once);
    }),
  );
});

test('reports the path of the first bad text at any depth', () => {
  expect(cleanJson({ a: [{ b: 'ok' }, { b: '\ud800' }] })).toEqual({ ok: false, path: ['a', 1, 'b'] });
  expect(cleanJson({ a: { 'x\u0000': 1 } })).toEqual({ ok: false, path: ['a'] });
});

test('clean JSON passes unchanged', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      if (text.includes('__proto__')) return;
      const composed: unknown = JSON.parse(text.normalize('NFC'));
      expect(cleanJson(JSON.parse(text))).toEqual({ ok: true, value: composed });
    }),
  );
});
