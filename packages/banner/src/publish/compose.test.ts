import type { Appearance, VendorInput } from '@clausewright/contract';
import { languages } from '@clausewright/contract/languages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { compose, type ComposeDraft } from './compose.ts';
import { buildCoreConfig } from './core-config.ts';
import { plainText } from './plain-text.ts';
import { getRegime, listRegimes } from './regimes.ts';
import { defaultAppearance } from './default-appearance.ts';

type DraftVendor = ComposeDraft['vendors'][number];

function vendor(id: string, change: Partial<DraftVendor> = {}): DraftVendor {
  const input: VendorInput = {
    catalogue_id: id,
    name: `Name of ${id}`,
    company: '',
    country: null,
    purpose: 'ENABLE_ANALYTICS_REPORT_USAGE',
    type: 'ANALYTICS',
    about: {},
    kept_for: null,
    privacy_url: '',
    patterns: [`${id}.example/`],
    cookies: [`${id}*`],
  };
  return { ...input, id: `row-${id}`, active: true, ...change };
}

function draft(vendors: readonly DraftVendor[], change: Partial<Appearance> = {}): ComposeDraft {
  return {
    site: '42',
    revision: 3,
    domain: 'shop.example',
    domains: ['*.blog.example', 'shop.example'],
    appearance: { ...defaultAppearance('en'), ...change },
    fields: {},
    vendors,
  };
}

const served = {
  snapshot: 's',
  regime: 'opt-in',
  origin: 'https://c.example',
  preferences: '/p.js',
} as const;

test('composes the same canonical JSON whatever the key order of the draft', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, member]): [string, unknown] => [name, shuffled(member)])
        .reverse(),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const one = draft([vendor('a'), vendor('b')], { regions: 'by-country' });
  expect(canonicalJson(compose(shuffled(one) as ComposeDraft, 'de'))).toBe(canonicalJson(compose(one, 'de')));
  expect(canonicalJson({ b: undefined, a: [undefined] })).toBe('{"a":[null]}');
});

test('lists active vendors in order and no inactive ones; the core contains no layer 2 texts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 8 }),
      fc.constantFrom(...languages),
      (active, language) => {
        const vendors = active.map((on, i) => vendor(`v${i}`, { active: on }));
        const published = compose(draft(vendors, { regions: 'by-country' }), language);
        const kept = vendors.filter(({ active: on }) => on);
        expect(published.core.vendors.map(({ id }) => id)).toEqual(
          kept.map(({ catalogue_id }) => catalogue_id),
        );
        expect(published.preferences.notices.length).toBe(kept.length);
        const json = canonicalJson(published);
        for (const { name, active: on } of vendors) if (!on) expect(json).not.toContain(name);
        const core = canonicalJson(buildCoreConfig(published, served));
        const { placeholder, types, record } = published.preferences.words;
        for (const text of [placeholder, types.ESSENTIAL?.about, record]) expect(core).not.toContain(text);
      },
    ),
  );
});

test('configures Google and Microsoft only where their tags are used', () => {
  const of = (...ids: string[]) => {
    const { google, microsoft } = compose(
      draft(
        ids.map((id) => vendor(id)),
        { url_passthrough: true },
      ),
      'en',
    ).core;
    return [google, microsoft];
  };
  const google = ['url_passthrough', 'ads_data_redaction'];
  expect(of('youtube', 'matomo')).toEqual([null, undefined]);
  expect(of('google-analytics')).toEqual([google, undefined]);
  expect(of('firebase-analytics', 'microsoft-clarity')).toEqual([google, true]);
  expect(of('microsoft-advertising', 'microsoft-login')).toEqual([null, true]);
  expect(compose(draft([vendor('google-ads', { active: false })]), 'en').core.google).toBeNull();
});

test('a site serves its domain, its subdomains and the listed domains, each once', () => {
  expect(
    compose({ ...draft([]), domains: ['*.blog.example', 'shop.example', 'kiln.example'] }, 'en').core.domains,
  ).toEqual([
    'localhost',
    '127.0.0.1',
    '*.localhost',
    'shop.example',
    'kiln.example',
    '*.shop.example',
    '*.blog.example',
    'www.shop.example',
    'www.kiln.example',
  ]);
});

test('vendor texts come from the owner, then the catalogue, then the type', () => {
  const notices = compose(
    draft([
      vendor('a', { about: { de: 'Eigene\nWorte', en: 'Own words' }, company: 'A GmbH', country: 'DE' }),
      vendor('b'),
      vendor('c', { catalogue_id: null, kept_for: 0, privacy_url: 'https://c.example/privacy' }),
    ]),
    'de',
    { b: { about: 'Aus dem Katalog.' } },
  ).preferences.notices;
  expect(notices.map(({ company }) => company)).toEqual(['A GmbH, Deutschland', 'Name of b', 'Name of c']);
  expect(notices.map(({ about }) => about.slice(0, 12))).toEqual([
    'Eigene Worte',
    'Aus dem Kata',
    'Zählt Besuch',
  ]);
  expect(notices[2]).toMatchObject({ keptFor: 0, privacyUrl: 'https://c.example/privacy' });
});

test('cookies are named, with the period that the catalogue read', () => {
  const [notice] = compose(draft([vendor('a', { cookies: ['_a*', 'own'] })]), 'en', {
    a: {
      about: 'A.',
      stored: [
        { name: '_a*', days: 390 },
        { name: 'of_theirs', days: 0 },
      ],
    },
  }).preferences.notices;
  expect(notice?.cookies).toBe('Cookies: _a* (390 days), own, of_theirs (Until you close the browser)');
});

test('all words of the choices can be the owner’s, and blank ones leave ours', () => {
  const own = {
    title: '',
    introduction: '',
    accept: '',
    reject: '',
    choose: '',
    contact: '',
    privacy_url: '',
    cookies_url: '',
    imprint_url: '',
    choices: 'Your privacy',
    save: 'Keep',
    placeholder: ' ',
    analytics_name: 'Counting',
  };
  const { words, preferences } = compose({ ...draft([vendor('a')]), fields: { en: own } }, 'en');
  expect(words['opt-in']?.choices).toBe('Your privacy');
  expect(words['opt-in']?.introduction).toContain('“Your privacy”');
  expect(preferences.words).toMatchObject({
    save: 'Keep',
    placeholder: expect.stringContaining('{vendor}'),
    types: { ANALYTICS: { name: 'Counting', about: expect.stringContaining('Counts visits') } },
  });
});

test('the owner’s links and contact are localized to the banner', () => {
  const empty = {
    title: '',
    introduction: '',
    accept: '',
    reject: '',
    choose: '',
    contact: 'Kiln, info@k.example',
  };
  const own = {
    ...empty,
    privacy_url: 'https://k.example/p',
    cookies_url: '',
    imprint_url: 'https://k.example/i',
  };
  const published = compose({ ...draft([]), fields: { de: own } }, 'de');
  expect(published.core.links).toEqual([
    { label: 'Datenschutzerklärung', url: 'https://k.example/p' },
    { label: 'Impressum', url: 'https://k.example/i' },
  ]);
  expect(published.preferences.responsible).toBe('Verantwortlich für diese Website: Kiln, info@k.example');
  const other = compose({ ...draft([]), fields: { de: own } }, 'fr');
  expect([other.core.links, other.preferences.responsible]).toEqual([[], '']);
});

test('hostile texts are reduced to one plain line', () => {
  const unit = fc.constantFrom(
    'a',
    'é',
    '😀',
    '<&"',
    ' ',
    '\n',
    '\u0000',
    '\u202e',
    '\u2028',
    '\u200b',
    '\ufeff',
    '\ud800',
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const plain = plainText(`a${text}\u202e\u0000\n<b>`);
      expect(plain).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]/u);
      expect(plain.isWellFormed()).toBe(true);
      expect(plainText(plain)).toBe(plain);
    }),
  );
  const name = '<img src=x onerror=alert(1)>\u202e</script>';
  const { preferences } = compose(draft([vendor('a', { name })]), 'en');
  expect(preferences.notices[0]?.name).toBe('<img src=x onerror=alert(1)></script>');
});

test('the visitor’s country decides the regime, each with its own texts', () => {
  expect(
    ['DE', 'CH', 'BR', 'CA', 'JP', 'ZZ', null].map((country) => getRegime('by-country', country)),
  ).toEqual(Array(7).fill('opt-in'));
  expect(['GB', 'US', 'us'].map((country) => getRegime('by-country', country))).toEqual([
    'exempt',
    'opt-out',
    'opt-out',
  ]);
  expect(getRegime('everyone', 'US')).toBe('opt-in');
  for (const regions of ['everyone', 'by-country'] as const) {
    const published = compose(draft([vendor('a')], { regions }), 'nl');
    expect(Object.keys(published.words)).toEqual(listRegimes(regions));
    for (const regime of listRegimes(regions)) {
      expect(buildCoreConfig(published, { ...served, regime }).words).toBe(published.words[regime]);
    }
  }
  expect(() => buildCoreConfig(compose(draft([]), 'en'), { ...served, regime: 'notice' })).toThrow(/notice/);
});
