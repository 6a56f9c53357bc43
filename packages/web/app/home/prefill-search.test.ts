import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefillSearch } from './prefill-search.ts';

test('prefill survives a round trip through the URL', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.array(fc.string({ unit: 'grapheme' }))), (answers) => {
      const data = new URLSearchParams(prefillSearch(answers)).get('data') ?? '';
      expect(data).toMatch(/^[\w-]+$/);
      expect(JSON.parse(Buffer.from(data, 'base64url').toString())).toEqual(
        JSON.parse(JSON.stringify(answers)),
      );
    }),
  );
});
