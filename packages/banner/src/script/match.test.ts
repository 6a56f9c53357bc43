import { expect, test } from 'vitest';
import { urlMatches, matchingDomains, nameMatches } from './match.ts';

test('a URL matches by host and path prefix, with a wildcard for all subdomains', () => {
  const fits = (pattern: string, address: string) => urlMatches(pattern, new URL(address));
  for (const [pattern, address, expected] of [
    ['connect.facebook.net/en_US', 'https://connect.facebook.net/en_US/fbevents.js', true],
    ['connect.facebook.net/en_US', 'https://connect.facebook.net/signals/config', false],
    // What differs by language and country.
    ['connect.facebook.net/en_US/fbevents.js', 'https://connect.facebook.net/de_DE/fbevents.js', true],
    ['www.youtube-nocookie.com', 'https://youtube-nocookie.com/embed/1', true],
    ['youtube.com', 'https://www.youtube.com/embed/1', true],
    ['www.google.com/maps', 'https://google.de/maps/embed', true],
    ['www.google.com/maps', 'https://www.google.co.uk/maps/embed', true],
    ['www.google.com/maps', 'https://google.evil.example/maps', false],
    ['shop.example/google.com', 'https://shop.example/google.de', false],
    ['connect.facebook.net', 'http://connect.facebook.net/', true],
    ['facebook.net', 'https://connect.facebook.net/', false],
    ['facebook.net', 'https://facebook.net.evil.example/', false],
    ['*.hotjar.com', 'https://static.hotjar.com/c/hotjar.js', true],
    ['*.hotjar.com', 'https://hotjar.com/', false],
    ['*.hotjar.com', 'https://nothotjar.com/', false],
    ['www.googletagmanager.com/gtag/js?id=AW-', 'https://www.googletagmanager.com/gtag/js?id=AW-1', true],
    ['www.googletagmanager.com/gtag/js?id=AW-', 'https://www.googletagmanager.com/gtag/js?id=G-1', false],
    ['a.example', 'data:text/javascript,1', false],
  ] as const)
    expect([pattern, address, fits(pattern, address)]).toEqual([pattern, address, expected]);
});

test('a trailing wildcard matches any suffix, and no other character is special', () => {
  expect(['_ga', '_ga_1', '_gat', 'ga'].filter((name) => nameMatches('_ga*', name))).toEqual([
    '_ga',
    '_ga_1',
    '_gat',
  ]);
  expect(['_ga', '_ga_1'].filter((name) => nameMatches('_ga', name))).toEqual(['_ga']);
  expect(nameMatches('a.c', 'abc')).toBe(false);
});

test('a host belongs to the broadest matching domain, and never to a foreign one', () => {
  const domains = ['shop.example.com', '*.example.com', 'example.com', '*.shop.example.com'];
  expect(matchingDomains(domains, 'a.shop.example.com')).toEqual(['example.com', 'shop.example.com']);
  expect(matchingDomains(domains, 'example.com')).toEqual(['example.com']);
  expect(matchingDomains(domains, 'example.com.evil.example')).toEqual([]);
  expect(matchingDomains(domains, 'badexample.com')).toEqual([]);
});
