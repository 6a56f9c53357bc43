import { expect, test } from 'vitest';
import { parseRobots } from './robots.ts';

const allows = (text: string, path: string): boolean =>
  parseRobots(text, 'clausewright').allows(new URL(path, 'https://shop.example'));

test('the group that names us comes before that of everybody, the longest rule before shorter ones', () => {
  const text = `User-agent: *
Disallow: /
User-Agent: Other
User-agent: Clausewright # us
Disallow: /cart
Allow: /cart/help
Disallow: /*.pdf$
Disallow: /search*q=

Sitemap: https://shop.example/a.xml`;
  expect(parseRobots(text, 'clausewright').sitemaps).toEqual(['https://shop.example/a.xml']);
  for (const [path, expected] of [
    ['/', true],
    ['/cart', false],
    ['/cart/help', true],
    ['/a.pdf', false],
    ['/a.pdf?x', true],
    ['/search?q=1', false],
    ['/search?p=1', true],
  ] as const)
    expect([path, allows(text, path)]).toEqual([path, expected]);
  expect(parseRobots(text, 'another').allows(new URL('https://shop.example/x'))).toBe(false);
});

test.each(['', '<!doctype html><p>not found', 'Disallow: /', 'User-agent: *\nDisallow:', '\u0000\u0000:::'])(
  'what forbids nothing forbids nothing: %j',
  (text) => {
    expect(allows(text, '/x')).toBe(true);
  },
);
