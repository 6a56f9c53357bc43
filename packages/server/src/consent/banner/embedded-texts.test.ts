import { inlineConfig } from '@clausewright/banner/publish';
import { languages } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiptPage } from './receipt-page.ts';

const hostile = '</script><script>alert(1)</script><!--\u2028\u2029';

test('owner texts stay data wherever the script is embedded, also inline', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(hostile, '$&', '$`', '__CLAUSEWRIGHT__'),
  );
  fc.assert(
    fc.property(word, word, (name, value) => {
      const script = inlineConfig('return __CLAUSEWRIGHT__;', { [`a${name}`]: value });
      expect(script).not.toMatch(/[<\u2028\u2029]/u);
      // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as a browser would run it
      expect((new Function(script) as () => unknown)()).toEqual({ [`a${name}`]: value });
    }),
  );
});

test('the receipt page embeds its data as data', () => {
  const page = receiptPage({ origin: `https://a.example/${hostile}`, name: hostile, script: 'check()' });
  for (const language of languages) {
    const html = page.html(language, [hostile]);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/json" id="known">', '<script>']);
    expect(html).not.toContain('<!--');
    const known = /id="known">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(known)).toEqual({ origin: `https://a.example/${hostile}`, keys: [hostile] });
  }
});
