import { expect, test } from 'vitest';
import { toDomainPattern } from './parse-domain.ts';
import { type DomainFault, findDomainFault } from './domain-rules.ts';

function faultOf(written: string, privateNames = false): DomainFault | null {
  const domain = toDomainPattern(written);
  if (domain === null) throw new Error(`${written} names nothing`);
  return findDomainFault(domain, { privateNames });
}

test.each([
  'shop.com',
  'shop.co.uk',
  'www.shop.co.uk',
  '*.shop.de',
  'me.github.io',
  'city.kawasaki.jp',
  'bücher.de',
  'müller-straße.at',
  'пример.рф',
  'παράδειγμα.ελ',
  'דוגמה.co.il',
  'مثال.مصر',
  '公司abc.cn',
  '東京タワーabc.jp',
  '한국abc.kr',
  'l·l.cat',
  // One label in Cyrillic under a Latin ending is how people write.
  'пример.com',
  'shop.example',
  'shop.test',
  'shop.localhost',
  'a_b.com',
])('%s is a site domain', (written) => {
  expect(faultOf(written)).toBe(null);
});

test.each([
  'metadata.google.internal',
  'printer.local',
  'router.home.arpa',
  '1.0.0.127.in-addr.arpa',
  'wiki.corp',
  'shop.lan',
  '127.0.0.1',
  'http://127.1/',
  'http://0x7f.1/',
  '169.254.169.254',
])('%s is not on a public network', (written) => {
  expect(faultOf(written)).toBe('domain-not-public');
});

test.each([
  'co.uk',
  'www.co.uk',
  '*.co.uk',
  'github.io',
  '*.github.io',
  'https://s3.amazonaws.com/bucket',
  '公司.cn',
])('%s is shared by many sites', (written) => {
  expect(faultOf(written)).toBe('domain-shared');
});

test.each([
  ['a Cyrillic letter', 'p\u0430ypal.com'],
  ['a Greek letter', 'g\u03bfogle.com'],
  ['an Armenian letter', '\u0585pera.com'],
  ['the same in ASCII', 'xn--pypal-4ve.com'],
  ['below a name in one script', 'p\u0430ypal.shop.com'],
  ['below a star', '*.p\u0430ypal.com'],
  ['Cyrillic and Greek', 'пр\u03bfмер.com'],
  ['Cherokee', '\u13a0\u13a1.com'],
])('%s is rejected', (_what, written) => {
  expect(faultOf(written)).toBe('domain-mixed-scripts');
});

test('where the operator allows private networks, their names are site domains', () => {
  for (const name of ['wiki.corp.internal', 'printer.local', '10.0.0.7']) {
    expect(faultOf(name, true), name).toBe(null);
  }
  expect(faultOf('co.uk', true)).toBe('domain-shared');
});
