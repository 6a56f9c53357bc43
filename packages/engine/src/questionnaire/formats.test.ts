import { expect, test } from 'vitest';
import { isDate, isEmail, isPhone, normalizeLink, normalizeUrl } from './formats.ts';

test('an e-mail address has at least four characters and a domain with a dot', () => {
  for (const good of ['a@b.de', 'first.last+tag@mail.shop.example']) expect(isEmail(good), good).toBe(true);
  for (const bad of [
    '',
    'a@b',
    'a@@b.de',
    'a b@c.de',
    '@b.de',
    'a@-b.de',
    'a@b..de',
    `${'x'.repeat(65)}@b.de`,
  ]) {
    expect(isEmail(bad), bad).toBe(false);
  }
});

test('a web address needs no protocol and is normalized with one', () => {
  expect(normalizeUrl('Shop.Example')).toBe('https://shop.example');
  expect(normalizeUrl('http://münchen.de:8080/Weg?x=1#y')).toBe('http://münchen.de:8080/Weg?x=1#y');
  const label = 'x'.repeat(63);
  expect(normalizeUrl(`${label}.de`)).toBe(`https://${label}.de`);
});

test('rejects anything else as a web address', () => {
  const bad = [
    '',
    'shop',
    'ftp://shop.de',
    'javascript:alert(1)',
    '//shop.de',
    'http://a:b@shop.de',
    'shop.de/a b',
    `${'x'.repeat(64)}.de`,
    'http://-a.de',
  ];
  for (const text of bad) expect(normalizeUrl(text), text).toBeNull();
});

test('a document of an instance on localhost has an address, and nothing else there', () => {
  const served = 'http://localhost:8080/live/5rHAZL83fk8aObWcuN9acx';
  expect(normalizeLink(served)).toBe(served);
  expect(normalizeLink('shop.example/privacy')).toBe('https://shop.example/privacy');
  for (const bad of [
    'http://localhost:8080/',
    'http://localhost/live/a/b',
    'localhost/live/a',
    'http://10.0.0.1/live/a',
  ])
    expect(normalizeLink(bad), bad).toBeNull();
});

test('normalizing an address is idempotent', () => {
  const once = normalizeUrl('Shop.example/A') ?? '';
  expect(normalizeUrl(once)).toBe(once);
});

test('a phone number has 5 to 15 digits with the usual separators', () => {
  for (const good of ['+49 (0)89 123456', '1-800-555-0100 ext. 12', '030/12345'])
    expect(isPhone(good), good).toBe(true);
  for (const bad of ['1234', 'call me', '+1234567890123456', '++49 30 123456'])
    expect(isPhone(bad), bad).toBe(false);
});

test('a date must exist in the calendar', () => {
  for (const good of ['2024-02-29', '2026-12-31']) expect(isDate(good), good).toBe(true);
  for (const bad of ['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '26-01-01', '2026-1-1']) {
    expect(isDate(bad), bad).toBe(false);
  }
});
