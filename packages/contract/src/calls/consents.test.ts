import { expect, test } from 'vitest';
import * as contract from '../index.ts';
import { domainPattern, siteUrl } from './consent-fields.ts';

/** Specification 7, Privacy consent. */
const specified = [
  'DELETE /privacy-consent/additional-domain/delete/:id/:domainId',
  'DELETE /privacy-consent/vendor-delete/:id',
  'GET /privacy-consent/details/:id',
  'GET /privacy-consent/get-fields/:id',
  'GET /privacy-consent/install-details/:id',
  'GET /privacy-consent/list',
  'GET /privacy-consent/logs/all-months/:id',
  'GET /privacy-consent/logs/current-month/:id',
  'GET /privacy-consent/logs/last-month/:id',
  'GET /privacy-consent/sale-details/:id',
  'GET /privacy-consent/subscription-plans',
  'GET /privacy-consent/subscription-stats',
  'GET /privacy-consent/vendor-details/:id',
  'GET /privacy-consent/vendors/:id',
  'POST /privacy-consent/additional-domain/add/:id',
  'POST /privacy-consent/check-customer-active/:id',
  'POST /privacy-consent/costs/:id',
  'POST /privacy-consent/domain-exists',
  'POST /privacy-consent/new',
  'POST /privacy-consent/send-customer-email/:id',
  'POST /privacy-consent/vendors/:id',
  'PUT /privacy-consent/:id',
  'PUT /privacy-consent/active-toggle/:id',
  'PUT /privacy-consent/update-fields/:id',
  'PUT /privacy-consent/update-vendors-order/:id',
  'PUT /privacy-consent/vendor-edit/:id',
  'PUT /privacy-consent/vendor-toggle/:id',
];

test('every call of the specification exists', () => {
  const calls = Object.values(contract).flatMap((value) =>
    typeof value === 'object' && 'method' in value && 'path' in value
      ? [`${value.method} ${value.path}`]
      : [],
  );
  expect(calls).toEqual(expect.arrayContaining(specified));
});

test('a domain is valid as specified: optional protocol, labels of at most 63, leading wildcard', () => {
  const label = 'a'.repeat(63);
  const isSite = (text: string) => siteUrl.safeParse(text).success;
  const isDomain = (text: string) => domainPattern.safeParse(text).success;
  for (const good of ['shop.example', 'https://shop.example', 'HTTP://Shop.Example/', `${label}.example`]) {
    expect([good, isSite(good), isDomain(good)]).toEqual([good, true, true]);
  }
  for (const bad of [
    '',
    'shop',
    '127.0.0.1',
    'ftp://shop.example',
    `${label}a.example`,
    `shop.${label}a`,
    'a b.example',
  ]) {
    expect([bad, isSite(bad), isDomain(bad)]).toEqual([bad, false, false]);
  }
  for (const good of ['*.shop.example', 'https://*.shop.example'])
    expect([good, isDomain(good)]).toEqual([good, true]);
  for (const bad of [
    '*',
    '*.example',
    'shop.*.example',
    '*.*.shop.example',
    'shop*.example',
    'shop.example/path',
  ]) {
    expect([bad, isDomain(bad)]).toEqual([bad, false]);
  }
});
