/** Links, baskets and platforms as websites of the product's languages have them. */
import { expect, test } from 'vitest';
import type { SeenSite } from './seen-site.ts';
import { fromLinks } from './seen-links.ts';
import { fromOffer } from './seen-offer.ts';
import { fromPlace } from './seen-place.ts';
import { platformsOf } from './seen-platform.ts';
import { periodOf } from './seen-stored.ts';
import { page, service, site } from './testing/sites.ts';

const home = 'https://shop.example/';

function linking(...texts: readonly string[]): SeenSite {
  return site({
    pages: [page(home, { links: texts.map((text, index) => ({ text, url: `${home}p${index}` })) })],
  });
}

test.each([
  ['en', ['Privacy Policy', 'Cookie Policy', 'Legal notice', 'Terms of Service', 'Returns', 'Contact us']],
  ['de', ['Datenschutzerklärung', 'Cookie-Richtlinie', 'Impressum', 'AGB', 'Widerrufsbelehrung', 'Kontakt']],
  [
    'fr',
    [
      'Politique de confidentialité',
      'Politique de cookies',
      'Mentions légales',
      'CGV',
      'Retours',
      'Nous contacter',
    ],
  ],
  [
    'it',
    [
      'Informativa sulla privacy',
      'Informativa sui cookie',
      'Note legali',
      'Condizioni di vendita',
      'Rimborsi',
      'Contatti',
    ],
  ],
  [
    'es',
    [
      'Política de privacidad',
      'Política de cookies',
      'Aviso legal',
      'Condiciones de venta',
      'Devoluciones',
      'Contacto',
    ],
  ],
  [
    'nl',
    ['Privacyverklaring', 'Cookieverklaring', 'Colofon', 'Algemene voorwaarden', 'Retourneren', 'Contact'],
  ],
])('the pages of a site in %s are found by the words of their links', (_, texts) => {
  const found = fromLinks(linking(...texts)).map(({ question, value }) => [question, value]);
  expect(Object.fromEntries(found)).toMatchObject({
    privacy_url: `${home}p0`,
    cookies_url: `${home}p1`,
    legal_notice_url: `${home}p2`,
    terms_url: `${home}p3`,
    returns_url: `${home}p4`,
    contact_page: `${home}p5`,
  });
});

test('links of other websites, and words inside of sentences, name no page of this one', () => {
  const links = [
    { text: 'Privacy Policy', url: 'https://elsewhere.example/privacy' },
    { text: 'Why we wrote a new text on returns and refunds', url: `${home}blog` },
  ];
  expect(fromLinks(site({ pages: [page(home, { links })] }))).toEqual([]);
});

test.each(['cart', 'warenkorb', 'panier', 'carrello', 'carrito', 'winkelwagen'])(
  'a basket at /%s is one of a shop',
  (path) => {
    const links = [{ text: '', url: `${home}${path}?x=1` }];
    const offer = fromOffer(site({ pages: [page(home, { links })] }));
    expect(offer).toContainEqual(expect.objectContaining({ question: 'sells', value: ['goods'] }));
  },
);

test('a catalogue without a basket sells nothing', () => {
  const thing = {
    type: 'Product',
    name: 'Becher',
    legalName: '',
    email: '',
    telephone: '',
    vatId: '',
    address: null,
    currency: 'CHF',
  };
  const offer = fromOffer(site({ pages: [page(home, { things: [thing] })] }));
  expect(offer.map(({ question }) => question)).not.toContain('sells');
  expect(offer).toContainEqual(expect.objectContaining({ question: 'currencies', value: ['chf'] }));
});

test('software is told by addresses, stored names or the generator', () => {
  const requests = [{ url: `${home}wp-content/plugins/woocommerce/a.js`, page: home }];
  expect(platformsOf(site({ requests })).map(({ id }) => id)).toEqual(['woocommerce', 'wordpress']);
  expect(platformsOf(site({ pages: [page(home, { generator: 'Shopware 6' })] })).map(({ id }) => id)).toEqual(
    ['shopware'],
  );
  const shopify = service('x', {
    known: false,
    evidence: [{ of: null, page: home, kind: 'request', what: 'https://cdn.shopify.com/s/a.js' }],
  });
  expect(platformsOf(site({ services: [shopify] })).map(({ id }) => id)).toEqual(['shopify']);
  expect(platformsOf(site())).toEqual([]);
});

test('languages come with the first page’s own in front, countries become regions', () => {
  const found = fromPlace(
    site({ pages: [page(home, { language: 'fr-CH', alternates: ['de-CH', 'en_US', 'pt', 'x-default'] })] }),
  );
  const of = (wanted: string): unknown[] => [
    ...new Set(
      found
        .filter(({ question }) => question === wanted)
        .flatMap(({ value }): unknown[] => (Array.isArray(value) ? [...value] : [value])),
    ),
  ];
  expect(of('document_languages')).toEqual(['fr', 'de', 'en']);
  expect(of('audience_regions')).toEqual(['ch', 'us']);
});

test.each([
  [0.02, { amount: 1, unit: 'days' }],
  [1.5, { amount: 2, unit: 'days' }],
  [7, { amount: 1, unit: 'weeks' }],
  [29.999, { amount: 1, unit: 'months' }],
  [365, { amount: 1, unit: 'years' }],
  [400, { amount: 400, unit: 'days' }],
])('%d measured days are %j', (days, period) => {
  expect(periodOf(days)).toEqual(period);
});
