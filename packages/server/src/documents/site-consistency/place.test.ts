import { expect, test } from 'vitest';
import { isSamePlace, placeKey, placeName, toPlace } from './place.ts';

test('a place is stored under its domain, else under the name of its app', () => {
  expect(placeKey(toPlace('https://www.Shop.example/terms', 'Shop'))).toBe('shop.example');
  expect(placeKey(toPlace('nowhere', '  Shop  '))).toBe('app:Shop');
  expect(placeKey(toPlace(null, ' '))).toBe(null);
});

test('a place is named as people name it', () => {
  expect(placeName('app:Shop')).toBe('Shop');
  expect(placeName('xn--bcher-kva.example')).toBe('bücher.example');
});

test('two places are the same if the domain or app is, however written', () => {
  const shop = toPlace('https://shop.example', 'My Shop');
  expect(isSamePlace(shop, toPlace('http://www.shop.example/de', null))).toBe(true);
  expect(isSamePlace(shop, toPlace('https://other.example', 'my shop '))).toBe(true);
  expect(isSamePlace(shop, toPlace('https://other.example', null))).toBe(false);
  expect(isSamePlace(toPlace(null, null), toPlace(null, null))).toBe(false);
});
