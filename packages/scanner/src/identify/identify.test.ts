import { observedVendors } from '@clausewright/library/observed-vendors';
import { expect, test } from 'vitest';
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
