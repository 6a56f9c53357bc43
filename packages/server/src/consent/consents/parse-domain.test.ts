import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDomain, toDisplayDomain } from './parse-domain.ts';

test.each([
  ['https://Shop.Example/path?x#y', 'shop.example'],
  ['shop.example', 'shop.example'],
  [' http://www.shop.example:8080 ', 'shop.example'],
  ['www.example', 'www.example'],
  ['wwwshop.example', 'wwwshop.example'],
  ['shop.example.', 'shop.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['https://blog.shop.example/', 'blog.shop.example'],
])('%s is reached at %s', (written, domain) => {
  expect(parseDomain(written)).toBe(domain);
});

test.each(['localhost', 'https://', 'shop..example', 'a b.example', '.example', 'shop.ex!mple'])(
  '%s is not a site',
  (written) => {
    expect(parseDomain(written)).toBe(null);
  },
);

test('parsing a domain is idempotent', () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      const domain = parseDomain(url);
      fc.pre(domain !== null && !domain.startsWith('www.'));
      expect(parseDomain(domain ?? '')).toBe(domain);
      expect(parseDomain(`HTTPS://${(domain ?? '').toUpperCase()}/`)).toBe(domain);
    }),
  );
});

test.each([
  ['shop.example', 'shop.example'],
  ['xn--bcher-kva.example', 'bücher.example'],
  ['*.xn--bcher-kva.example', '*.bücher.example'],
  // No name that anybody could have registered.
  ['xn--a.example', 'xn--a.example'],
])('%s is displayed as %s', (stored, shown) => {
  expect(toDisplayDomain(stored)).toBe(shown);
});
