import { observedVendors } from '@clausewright/library/observed-vendors';
import { expect, test } from 'vitest';
import { documentedVendors } from '../testing/documented-vendors.ts';
import { createIdentifier } from './identify.ts';

const identifier = createIdentifier(observedVendors);
const ofUrl = (address: string) => {
  const { vendor, name, type, source } = identifier.ofUrl(new URL(address));
  return [vendor?.id ?? name, type, source];
};

test.each([
  ['https://www.googletagmanager.com/gtag/js?id=G-1', ['google-analytics', 'ANALYTICS', 'catalogue']],
  ['https://region1.google-analytics.com/g/collect?v=2', ['google-analytics', 'ANALYTICS', 'catalogue']],
  ['https://connect.facebook.net/en_US/fbevents.js', ['meta-pixel', 'ADVERTISING', 'catalogue']],
  ['https://plausible.io/api/event', ['plausible', 'ANALYTICS', 'catalogue']],
  ['https://in.hotjar.com/api/v2', ['hotjar', 'ANALYTICS', 'catalogue']],
  ['https://js.stripe.com/v3/', ['stripe', 'ESSENTIAL', 'catalogue']],
  ['https://pixel.rubiconproject.com/x', ['Rubicon Project', 'ADVERTISING', 'third-party-web']],
  ['https://px.nobody-knows.example/p.gif', ['nobody-knows.example', null, 'unknown']],
])('whose %s is', (address, expected) => {
  expect(ofUrl(address)).toEqual(expected);
});

test.each([
  ['_ga', 'google-analytics'],
  ['_hjSessionUser_12', 'hotjar'],
  ['_fbp', 'meta-pixel'],
])('the cookie %s belongs to %s on any website', (name, id) => {
  expect(identifier.ofStoredName(name)?.vendor?.id).toBe(id);
});

test('a name that nobody knows is nobody’s', () => {
  expect(identifier.ofStoredName('basket-of-the-shop')).toBeNull();
});

test('services are called what their documentation says, and never by the name of another one', () => {
  const found = documentedVendors.flatMap(({ name, addresses, cookies }) => [
    ...addresses.map((address) => ({
      name,
      what: address,
      identity: identifier.ofUrl(new URL(`https://${address}`)),
    })),
    ...cookies.map((cookie) => ({ name, what: cookie, identity: identifier.ofStoredName(cookie) })),
  ]);
  const isNamed = ({ identity }: (typeof found)[number]) =>
    identity !== null && identity.source !== 'unknown';
  const isRight = ({ name, identity }: (typeof found)[number]) =>
    name.test(`${identity?.vendor?.id ?? ''} ${identity?.name ?? ''}`.toLowerCase());
  expect(found.filter((one) => isNamed(one) && !isRight(one)).map(({ what }) => what)).toEqual([]);
  expect(documentedVendors.length).toBeGreaterThanOrEqual(60);
  expect(found.filter(isRight).length / found.length).toBeGreaterThanOrEqual(0.98);
});

test.each([
  'https://cdn.jsdelivr.net/npm/x/x.js',
  'https://i0.wp.com/shop.example/a.png',
  'https://i.pinimg.com/a.png',
  'https://www.reddit.com/r/x/embed',
])('the host of %s serves many, and is no one advertiser’s', (address) => {
  expect(ofUrl(address)[2]).not.toBe('catalogue');
});
