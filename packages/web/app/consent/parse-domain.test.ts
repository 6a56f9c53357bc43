import { expect, test } from 'vitest';
import { newConsent } from '@clausewright/contract';
import { parseDomain, toDisplayDomain } from './parse-domain.ts';

test.each([
  ['Shop.example', 'shop.example'],
  ['https://www.shop.example:8443/path?x#y', 'shop.example'],
  [' http://blog.shop.example. ', 'blog.shop.example'],
  ['www.example', 'www.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('the banner of %s serves %s, which the call accepts', (typed, domain) => {
  expect(parseDomain(typed)).toBe(domain);
  const body = { request_id: '0191e6b0-0000-4000-8000-000000000000', site_url: domain };
  expect(newConsent.body.safeParse(body).success).toBe(true);
});

test.each([
  '',
  'shop',
  'a b.example',
  'me@shop.example',
  '127.0.0.1',
  '[::1]',
  'ftp://shop.example',
  'shop.e',
])('%s is not a website', (typed) => {
  expect(parseDomain(typed)).toBe(null);
});

test.each([
  ['https://www.Bücher.example:8443/Straße?x#y', 'bücher.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  [' HTTP://Shop.example. ', 'shop.example'],
  ['https://me:a@shop.example', null],
])('%s is displayed as %s', (typed, shown) => {
  expect(toDisplayDomain(typed)).toBe(shown);
});
