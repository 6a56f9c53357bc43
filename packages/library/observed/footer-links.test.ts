import { expect, test } from 'vitest';
import { linkDuties } from './footer-links.ts';
import names from './footer-links.json' with { type: 'json' };

const page = (language: string) => ({
  url: 'https://shop.example/',
  title: '',
  language,
  forms: [],
  frames: [],
  links: [],
  alternates: [],
  generator: '',
  things: [],
  text: '',
});
const site = (address: string, language = '') => ({ address, pages: [page(language)] });
const imprintOf = (...given: Parameters<typeof linkDuties>) =>
  linkDuties(...given).find(({ type }) => type === 'IMPRINT');

test.each([
  ['https://shop.de/', '', 'Impressum', '§ 5 DDG'],
  ['https://shop.at/', 'de', 'Impressum', '§ 5 ECG, § 25 MedienG'],
  ['https://shop.ch/', 'fr', 'Mentions légales', 'Art. 3 Abs. 1 Bst. s UWG'],
  ['https://shop.fr/', 'fr', 'Mentions légales', 'art. 1-1 LCEN'],
  ['https://shop.it/', 'it', 'Note legali', 'art. 7 d.lgs. 70/2003'],
  ['https://shop.es/', 'es', 'Aviso legal', 'art. 10 LSSI'],
  ['https://shop.nl/', 'nl', 'Colofon', 'art. 3:15d BW'],
  ['https://shop.be/', 'nl-BE', 'Colofon', 'art. XII.6 WER/CDE'],
  ['https://shop.ie/', 'en', 'Legal notice', 'S.I. No. 68/2003, reg. 7'],
  ['https://shop.co.uk/', 'en', 'Legal notice', 'Electronic Commerce Regulations 2002, reg. 6'],
  ['https://shop.example/', 'de-DE', 'Impressum', '§ 5 DDG'],
])('%s (%s) needs a link called %s by %s', (address, language, name, law) => {
  expect(imprintOf(site(address, language))).toMatchObject({ name, law, need: 'required' });
});

test('what the owner said of the country stands over what the website tells', () => {
  expect(imprintOf(site('https://shop.example/', 'de'), { country: 'AT' })?.law).toMatch('ECG');
  expect(imprintOf(site('https://shop.de/', 'de'), { country: 'US' })).toBeUndefined();
});

test('nothing is asked where no country is known, or where its law asks no such owner', () => {
  expect(imprintOf(site('https://shop.example/', 'en'))).toBeUndefined();
  expect(imprintOf(site('https://blog.it/', 'it'), { siteKinds: ['content'] })).toBeUndefined();
  expect(imprintOf(site('https://blog.de/', 'de'), { siteKinds: ['content'] })?.law).toBe('§ 18 MStV');
  expect(imprintOf(site('https://blog.fr/', 'fr'), { siteKinds: ['content'] })?.need).toBe('advisable');
  expect(imprintOf(site('https://shop.it/', 'it'), { siteKinds: ['content', 'goods'] })?.need).toBe(
    'required',
  );
});

test.each(['PRIVACY_POLICY', 'IMPRINT'] as const)(
  '%s is known by each of its names, in any address',
  (type) => {
    const duty = linkDuties(site('https://shop.de/')).find((one) => one.type === type);
    for (const name of Object.values(names[type]).flat()) {
      expect(duty?.isLink({ text: `  ${name.toUpperCase()} `, url: 'https://shop.de/x' }), name).toBe(true);
      const path = encodeURIComponent(name.replaceAll(' ', '-'));
      expect(duty?.isLink({ text: '', url: `https://shop.de/p/${path}?a=1` }), name).toBe(true);
    }
  },
);

test('other links are none, whatever the name of the website', () => {
  const [policy, imprint] = linkDuties(site('https://shop.de/'));
  for (const [text, url] of [
    ['Cookie-Einstellungen', 'https://shop.de/#cookies'],
    ['Kontakt', 'https://shop.de/kontakt'],
    ['AGB', 'https://impressum.de/agb'],
    ['Warenkorb', 'nowhere'],
  ] as const) {
    expect(policy?.isLink({ text, url }), text).toBe(false);
    expect(imprint?.isLink({ text, url }), text).toBe(false);
  }
});

test('where no name is customary, the page of contact may be it', () => {
  const contact = { text: 'Contact us', url: 'https://shop.ie/contact' };
  expect(imprintOf(site('https://shop.ie/', 'en'))?.isLink(contact)).toBe(true);
  expect(imprintOf(site('https://shop.fr/', 'fr'))?.isLink(contact)).toBe(false);
});
