import { expect, test } from 'vitest';
import { saysWhoRunsIt } from './notice-page.ts';
import { readThings } from './read-things.ts';

test('of what a page says to machines only what legal texts ask for is kept', () => {
  const shop = {
    '@graph': [
      {
        '@type': ['https://schema.org/OnlineStore', 'Thing'],
        name: 'Nordlicht',
        legalName: 'Töpferei  Nordlicht GmbH',
        email: 'mailto:hallo@nordlicht.example',
        telephone: '+49 431 5550120',
        vatID: 'DE123456789',
        address: {
          streetAddress: 'Hafenstraße 12',
          postalCode: '24103',
          addressLocality: 'Kiel',
          addressCountry: { name: 'DE' },
        },
        secret: 'left',
      },
      { '@type': 'Product', name: 'Becher', offers: [{ '@type': 'Offer', priceCurrency: 'EUR' }] },
      { '@type': 'ImageObject', name: 'left' },
    ],
  };
  const found = readThings([JSON.stringify(shop), 'no JSON {', 'null', '[]']);
  expect(found.map(({ type }) => type)).toEqual(['OnlineStore', 'Product', 'Offer']);
  expect(found[0]).toEqual({
    type: 'OnlineStore',
    name: 'Nordlicht',
    legalName: 'Töpferei Nordlicht GmbH',
    email: 'hallo@nordlicht.example',
    telephone: '+49 431 5550120',
    vatId: 'DE123456789',
    address: {
      street: 'Hafenstraße 12',
      postalCode: '24103',
      locality: 'Kiel',
      region: '',
      country: 'DE',
    },
    currency: '',
  });
  expect(found[1]?.currency).toBe('EUR');
});

test('what repeats, nests or swells up without end is kept in bounds', () => {
  const many = Array.from({ length: 5000 }, () => ({ '@type': 'Product', name: 'x'.repeat(10_000) }));
  expect(JSON.stringify(readThings([JSON.stringify(many)])).length).toBeLessThan(20_000);
  let deep: object = { '@type': 'Product' };
  for (let level = 0; level < 2000; level += 1) deep = { inside: deep };
  expect(readThings([JSON.stringify(deep)])).toEqual([]);
  expect(readThings([JSON.stringify({ '@type': { toString: 'x' }, name: [] })])).toEqual([]);
});

test.each([
  ['https://shop.example/impressum', true],
  ['https://shop.example/de/rechtliches/mentions-l%C3%A9gales', true],
  ['https://shop.example/kontakt?x=1', true],
  ['https://shop.example/%E0%A4%A', false],
  ['https://shop.example/blog/leaving-town', false],
])('%s says who runs the site: %s', (url, says) => {
  expect(saysWhoRunsIt(url, '')).toBe(says);
});
