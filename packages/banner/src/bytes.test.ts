/** What a visitor's browser has to fetch (goal P1): the built files with what a real shop publishes in them, as served. */
import { brotliCompressSync, constants } from 'node:zlib';
import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { bundle } from '../bundle.ts';
import { shopBanner } from './testing/shop.ts';

/**
 * Bytes of brotli 11: a shop with analytics, ads, video and chat in English is goal P1; other languages say the
 * same in more letters, and each further vendor adds what it is known by.
 */
const budgets = [
  { count: 4, longest: false, first: 5000, both: 9000 },
  { count: 4, longest: true, first: 5160, both: 9170 },
  { count: 8, longest: true, first: 5310, both: 9490 },
];

const compressed = (text: string): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;

/** What a policy of the page would refuse, or a page's own script could be hit by. */
const forbidden =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|<\/script|<!--/;

test('each file takes its configuration once and contains nothing that a strict CSP forbids', async () => {
  for (const entry of ['core', 'core-extras', 'preferences'] as const) {
    const text = await bundle(entry);
    expect(text.split('__CLAUSEWRIGHT__')).toHaveLength(2);
    expect(text).not.toMatch(forbidden);
  }
  // It stands in its page, and asks nothing of any network.
  const receipt = await bundle('receipt');
  expect(receipt).not.toMatch(forbidden);
  expect(receipt).not.toMatch(/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket/);
});

test('the first layer and both layers stay within their size budgets, in the longest language too', async () => {
  const filesOf = await shopBanner('https://consent.northlight.example');
  for (const { count, longest, first, both } of budgets) {
    const sizes = (longest ? languages : (['en'] as const)).map((language) => {
      const files = filesOf(language, count);
      return { first: compressed(files.first), second: compressed(files.second) };
    });
    expect(Math.max(...sizes.map((size) => size.first))).toBeLessThanOrEqual(first);
    expect(Math.max(...sizes.map((size) => size.first + size.second))).toBeLessThanOrEqual(both);
  }
});
