import { expect, test } from 'vitest';
import { guessCountry, guessKind, type SeenOfSite } from './guess-site.ts';

const nothing: SeenOfSite = {
  address: '',
  languages: [],
  words: [],
  siteKinds: [],
  country: null,
  services: [],
};

test.each([
  ['shop', { siteKinds: ['goods'] }],
  ['shop', { words: ['/warenkorb', 'Töpferei'] }],
  ['restaurant', { siteKinds: ['services'], words: ['Trattoria da Anna', '/prenota'] }],
  ['association', { words: ['Association des amis du vélo'] }],
  ['saas', { words: ['/pricing', '/docs'] }],
  ['blog', { words: ['/blog', 'Notes on clay'] }],
  ['freelancer', { siteKinds: ['portfolio'] }],
  ['shop', { services: ['shopify'] }],
  [null, {}],
] as const)('%s is guessed from what was seen', (kind, seen) => {
  expect(guessKind({ ...nothing, ...seen })).toBe(kind);
});

test.each([
  ['AT', { country: 'AT', address: 'https://shop.de/' }],
  ['DE', { address: 'https://www.shop.de/laden' }],
  ['GB', { address: 'shop.co.uk' }],
  ['IT', { address: 'https://shop.example', languages: ['it'] }],
  ['CH', { address: 'https://shop.example', languages: ['de-CH'] }],
  [null, { address: 'https://shop.example', languages: ['en'] }],
  [null, { address: '' }],
] as const)('the country %s is guessed', (country, seen) => {
  expect(guessCountry({ ...nothing, ...seen })).toBe(country);
});
