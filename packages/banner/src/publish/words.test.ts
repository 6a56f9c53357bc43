import { languages, type Language } from '@clausewright/contract/languages';
import { optionalTypes, regimes } from '@clausewright/contract/consent-types';
import type { LayerPress, LayerWords } from '@clausewright/contract/banner';
import { expect, test } from 'vitest';
import { layerWords } from './layer-words.ts';
import { bannerTexts } from './words.ts';

/** All texts of a language by their path. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, member]) => texts(member, `${path}.${name}`));
}
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const label = ({ buttons }: LayerWords, press: LayerPress): string => new Map(buttons).get(press) ?? '';
const vendor = (name: string, type: (typeof optionalTypes)[number] | 'ESSENTIAL') => ({ name, type });
const four = [
  vendor('Aa', 'FUNCTIONALITY'),
  vendor('Bb', 'ANALYTICS'),
  vendor('Cc', 'ADVERTISING'),
  vendor('Dd', 'MARKETING'),
];

test.each(languages)('every text exists in %s with the same placeholders and no markup', (language) => {
  const english = new Map(texts(bannerTexts.en));
  const here = texts(bannerTexts[language]);
  expect(here.map(([path]) => path)).toEqual([...english.keys()]);
  for (const [path, text] of here) {
    expect(placeholders(text), path).toEqual(placeholders(english.get(path) ?? ''));
    expect(text, path).not.toMatch(/ {2}|!|\bundefined\b|^\s|\s$|['"]/);
    expect(text, path).not.toBe('');
  }
  const { accept, reject } = bannerTexts[language].layer;
  expect(Math.max(accept.length, reject.length) / Math.min(accept.length, reject.length)).toBeLessThan(1.35);
});

/** Consent, voluntary, withdraw and object as the law of each language calls them. */
const terms: Record<Language, { consent: RegExp; free: RegExp; withdraw: RegExp; object: RegExp }> = {
  de: { consent: /Einwilligung/, free: /freiwillig/, withdraw: /widerrufen/, object: /widersprechen/ },
  en: { consent: /consent/, free: /voluntary/, withdraw: /withdraw/, object: /object/ },
  es: { consent: /consentimiento/, free: /voluntario/, withdraw: /retirarlo/, object: /oponerse/ },
  fr: { consent: /consentement/, free: /libre/, withdraw: /retirer/, object: /vous y opposer/ },
  it: { consent: /consenso/, free: /facoltativo/, withdraw: /revocarlo/, object: /opporsi/ },
  nl: { consent: /toestemming/, free: /vrijwillig/, withdraw: /intrekken/, object: /bezwaar/ },
};

test.each(languages)(
  'DES-6: who, what for, voluntariness and withdrawal are stated before the buttons, in %s',
  (language) => {
    const { purposes } = bannerTexts[language];
    const { consent, free, withdraw, object } = terms[language];
    for (const regime of regimes) {
      const words = layerWords(language, regime, four, {});
      for (const { name } of four) expect(words.introduction, regime).toContain(name);
      for (const type of optionalTypes) expect(words.introduction, regime).toContain(purposes[type]);
      expect(words.introduction).toContain(words.choices);
      expect(words.introduction).not.toMatch(/[{}]/);
    }
    const { introduction } = layerWords(language, 'opt-in', four, {});
    for (const term of [consent, free, withdraw]) expect(introduction).toMatch(term);
    const exempt = layerWords(language, 'exempt', four, {});
    expect(exempt.introduction).toMatch(object);
    expect(exempt.introduction).toMatch(withdraw);
    expect(exempt.introduction).toContain(label(exempt, 'reject'));
    const refused = layerWords(language, 'opt-out', four, {});
    expect(refused.introduction).toContain(label(refused, 'reject'));
    expect(refused.introduction).not.toMatch(consent);
  },
);

test('under the exempt regime the text does not claim that anything waits for consent', () => {
  const runs = layerWords(
    'en',
    'exempt',
    [vendor('Aa', 'ANALYTICS'), vendor('Bb', 'ANALYTICS')],
    {},
  ).introduction;
  expect(runs).toContain('Aa and Bb');
  expect(runs).not.toContain('consent');
  const asks = layerWords('en', 'exempt', four.slice(2), {}).introduction;
  expect(asks).toContain('Cc and Dd');
  expect(asks).not.toContain('object');
});

test('names up to four vendors and counts the rest; essential ones ask for nothing', () => {
  const of = (language: Language, vendors: typeof four) =>
    layerWords(language, 'opt-in', vendors, {}).introduction;
  expect(of('en', [...four, vendor('Ee', 'ANALYTICS'), vendor('Aa', 'ANALYTICS')])).toContain(
    'Aa, Bb, Cc, Dd and 1 other provider for',
  );
  expect(of('de', [...four, vendor('Ee', 'ANALYTICS'), vendor('Ff', 'ANALYTICS')])).toContain(
    'Aa, Bb, Cc, Dd und 2 weitere Anbieter für',
  );
  expect(of('it', [vendor('Pay', 'ESSENTIAL')])).toBe(bannerTexts.it.introductions.nothing);
  expect(of('en', [vendor('{choices} {reject}', 'ANALYTICS')])).toContain('use {choices} {reject} for');
});

test('uses the owner’s texts where they are true, and names the buttons by their actual labels', () => {
  const own = { title: 'Hello', introduction: 'We ask.', accept: 'Yes\u202e', reject: 'No', choose: '' };
  expect(layerWords('en', 'opt-in', four, own)).toMatchObject({
    title: 'Hello',
    introduction: 'We ask.',
    buttons: [
      ['accept', 'Yes'],
      ['reject', 'No'],
      ['choose', 'Choose'],
    ],
  });
  const exempt = layerWords('en', 'exempt', four, own);
  expect(exempt.title).toBe(bannerTexts.en.titles.exempt);
  expect(exempt.introduction).toContain('press “No” here');
});
