import { expect, test } from 'vitest';
import { isEeaCountry } from '../places/regions.ts';
import { transfersFrom } from '../vendors/transfers.ts';
import { adequacyOf } from '../places/adequacy.ts';
import { britishAdequacy, swissAdequacy } from '../places/british-and-swiss-adequacy.ts';
import { deriveTransfers, placesBeyond, transferCountries, transferGrounds } from './transfers.ts';

test('vendors in the EEA and self-hosted software transfer nothing', () => {
  expect(transfersFrom(['hetzner', 'mollie', 'matomo', 'woocommerce'])).toEqual([]);
  expect(transfersFrom(['stripe', 'shopify', 'stripe', 'no-such-vendor'])).toEqual(['CA', 'US']);
});

test('tools and servers answer the question about transfers', () => {
  const at = (answers: Parameters<typeof transferCountries>[0]): string | undefined =>
    deriveTransfers({ answers }).value[0];
  expect(at({ country: 'DE', hosting_country: ['DE'] })).toBe('no');
  expect(at({ country: 'DE', hosting_country: ['DE'], payment_vendors: ['paypal'] })).toBe('yes');
  expect(at({ country: 'DE', hosting_country: ['unknown'] })).toBe('unknown');
  expect(at({ country: 'DE', remarketing_vendors: ['tiktok-pixel'] })).toBe('unknown');
  expect(at({ country: 'DE', 'other_vendors.own': [{ _id: 'a', name: 'Tool', country: 'IN' }] })).toBe('yes');
});

test('an owner’s “no” does not override a transfer shown by the tools', () => {
  expect(transferCountries({ country: 'DE', transfers: 'no', payment_vendors: ['stripe'] })).toEqual(['US']);
});

test('an owner’s doubt counts as a transfer to an unknown country', () => {
  expect(transferCountries({ country: 'DE', transfers: 'unknown' })).toEqual(['unknown']);
});

test('the United States and Canada need safeguards beside their adequacy decisions, Switzerland does not', () => {
  const grounds = (country: string): unknown =>
    transferGrounds({ country: 'DE', hosting_country: [country] });
  expect(grounds('US')).toEqual({ adequacy: true, safeguards: true, derogation: false });
  expect(grounds('CA')).toEqual({ adequacy: true, safeguards: true, derogation: false });
  expect(grounds('CH')).toEqual({ adequacy: true, safeguards: false, derogation: false });
  expect(grounds('IN')).toEqual({ adequacy: false, safeguards: true, derogation: false });
});

test('no country of the EEA has an adequacy decision', () => {
  expect(['DE', 'NO', 'IS', 'LI'].filter((country) => adequacyOf(country) !== undefined)).toEqual([]);
  expect(isEeaCountry('CH')).toBe(false);
  expect(adequacyOf('constructor')).toBeUndefined();
});

test('under UK law alone transfers start at the UK border', () => {
  const laws = ['uk_gdpr'];
  const at = (answers: Parameters<typeof placesBeyond>[0]): unknown => [
    placesBeyond(answers, 'GB'),
    deriveTransfers({ answers }).value[0],
  ];
  expect(at({ laws, country: 'GB', hosting_country: ['GB'] })).toEqual([[], 'no']);
  expect(at({ laws, country: 'GB', hosting_country: ['DE'] })).toEqual([['DE'], 'yes']);
  expect(at({ laws, country: 'US', hosting_country: ['GB'] })).toEqual([[], 'no']);
  // Who sits abroad hands data on there.
  expect(at({ laws, country: 'US', payment_vendors: ['stripe'] })).toEqual([['US'], 'no']);
  expect(at({ laws, country: 'GB', transfers: 'unknown' })).toEqual([['unknown'], 'no']);
  expect(at({ laws: ['gdpr', 'uk_gdpr'], country: 'FR', hosting_country: ['DE'] })).toEqual([['DE'], 'no']);
});

test('the UK and Swiss lists of adequate countries contain the EEA and each other', () => {
  expect(['DE', 'NO', 'CH', 'KR', 'CA', 'US', 'IN', 'GB'].map(britishAdequacy)).toEqual([
    'full',
    'full',
    'full',
    'full',
    'commercial',
    'certified',
    undefined,
    undefined,
  ]);
  expect(['DE', 'GB', 'KR', 'CA', 'US', 'constructor'].map(swissAdequacy)).toEqual([
    'full',
    'full',
    undefined,
    'commercial',
    'certified',
    undefined,
  ]);
});
