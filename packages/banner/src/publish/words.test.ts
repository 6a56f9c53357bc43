import {
  type BannerLanguage,
  bannerLanguages,
  getDirection,
  informalLanguages,
} from '@clausewright/contract/banner-languages';
import { optionalTypes, regimes } from '@clausewright/contract/consent-types';
import type { LayerPress, LayerWords } from '@clausewright/contract/banner';
import { expect, test } from 'vitest';
import { informalTexts, textsFor } from './informal-words.ts';
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

test.each(bannerLanguages)('every text exists in %s with the same placeholders and no markup', (language) => {
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
const terms: Record<BannerLanguage, { consent: RegExp; free: RegExp; withdraw: RegExp; object: RegExp }> = {
  de: { consent: /Einwilligung/, free: /freiwillig/, withdraw: /widerrufen/, object: /widersprechen/ },
  en: { consent: /consent/, free: /voluntary/, withdraw: /withdraw/, object: /object/ },
  es: { consent: /consentimiento/, free: /voluntario/, withdraw: /retirarlo/, object: /oponerse/ },
  fr: { consent: /consentement/, free: /libre/, withdraw: /retirer/, object: /vous y opposer/ },
  it: { consent: /consenso/, free: /facoltativo/, withdraw: /revocarlo/, object: /opporsi/ },
  nl: { consent: /toestemming/, free: /vrijwillig/, withdraw: /intrekken/, object: /bezwaar/ },
  ar: { consent: /وافقت/, free: /طوعية/, withdraw: /سحبها/, object: /الاعتراض/ },
  bg: { consent: /съгласие/, free: /доброволно/, withdraw: /оттеглите/, object: /възразите/ },
  cs: { consent: /souhlas/, free: /dobrovolný/, withdraw: /odvolat/, object: /námitku/ },
  da: { consent: /samtykke/, free: /frivilligt/, withdraw: /trække det tilbage/, object: /indsigelse/ },
  el: { consent: /συγκατάθεση/, free: /προαιρετική/, withdraw: /ανακαλέσετε/, object: /αντιταχθείτε/ },
  et: { consent: /[Nn]õusolek/, free: /vabatahtlik/, withdraw: /tagasi võtta/, object: /vastuväite/ },
  fi: { consent: /[Ss]uostumus/, free: /vapaaehtoinen/, withdraw: /peruuttaa/, object: /vastustaa/ },
  ga: { consent: /toiliú/, free: /deonach/, withdraw: /tharraingt siar/, object: /agóid/ },
  he: { consent: /הסכמת/, free: /מרצון/, withdraw: /לחזור/, object: /להתנגד/ },
  hr: { consent: /privol/, free: /dobrovoljna/, withdraw: /povući/, object: /prigovor/ },
  hu: { consent: /hozzájárul/, free: /önkéntes/, withdraw: /visszavonható/, object: /tiltakozhat/ },
  lt: { consent: /[Ss]utik/, free: /savanoriškas/, withdraw: /atšaukti/, object: /nesutikti/ },
  lv: { consent: /[Pp]iekri/, free: /brīvprātīga/, withdraw: /atsaukt/, object: /iebilst/ },
  mt: { consent: /kunsens/, free: /volontarju/, withdraw: /tirtirah/, object: /toġġezzjona/ },
  nb: { consent: /samtykke/, free: /frivillig/, withdraw: /trekke det tilbake/, object: /protestere/ },
  pl: { consent: /zgod/, free: /dobrowolna/, withdraw: /wycofać/, object: /sprzeciw/ },
  pt: { consent: /consentimento/, free: /facultativo/, withdraw: /retirá-lo/, object: /opor-se/ },
  ro: { consent: /acord/, free: /voluntar/, withdraw: /retrage/, object: /opune/ },
  sk: { consent: /súhlas/, free: /dobrovoľný/, withdraw: /odvolať/, object: /namietať/ },
  sl: { consent: /privolit/, free: /prostovoljna/, withdraw: /prekličete/, object: /ugovarjate/ },
  sv: { consent: /samtyck/, free: /frivilligt/, withdraw: /återkalla/, object: /invända/ },
  tr: { consent: /[Rr]ıza/, free: /isteğe bağlıdır/, withdraw: /geri çekebilirsiniz/, object: /itiraz/ },
  uk: { consent: /[Зз]год/, free: /добровільна/, withdraw: /відкликати/, object: /заперечити/ },
};

test.each(bannerLanguages)(
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
  const of = (language: BannerLanguage, vendors: typeof four) =>
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
      ['reject', 'No'],
      ['accept', 'Yes'],
      ['choose', 'Choose'],
    ],
  });
  // Both look the same, whichever its owner puts first.
  expect(layerWords('en', 'opt-in', four, own, { first_button: 'accept' }).buttons[0]).toEqual([
    'accept',
    'Yes',
  ]);
  const exempt = layerWords('en', 'exempt', four, own);
  expect(exempt.title).toBe(bannerTexts.en.titles.exempt);
  expect(exempt.introduction).toContain('press “No” here');
});

test.each(bannerLanguages)('two sentences ask for consent in %s, and the words fit a phone', (language) => {
  const { introductions, layer, titles } = bannerTexts[language];
  const segments = [
    ...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(introductions['opt-in']),
  ];
  expect(segments.map(({ segment }) => segment)).toHaveLength(2);
  expect(introductions['opt-in'].length).toBeLessThan(bannerTexts.en.introductions['opt-in'].length * 1.45);
  for (const label of [layer.accept, layer.reject]) expect(label.length, label).toBeLessThanOrEqual(22);
  expect(titles['opt-in'].length).toBeLessThanOrEqual(30);
});

test.each(bannerLanguages)('%s is written in its own letters', (language) => {
  const letters: Partial<Record<BannerLanguage, RegExp>> = {
    ar: /\p{Script=Arabic}/u,
    bg: /\p{Script=Cyrillic}/u,
    el: /\p{Script=Greek}/u,
    he: /\p{Script=Hebrew}/u,
    uk: /\p{Script=Cyrillic}/u,
  };
  const own = letters[language] ?? /\p{Script=Latin}/u;
  for (const [path, text] of texts(bannerTexts[language])) expect(text, path).toMatch(own);
  expect(getDirection(language)).toBe(language === 'ar' || language === 'he' ? 'rtl' : 'ltr');
});

/** Words by which a visitor is addressed formally, and as a friend. */
const addressed = {
  de: {
    formal: /\b(?:Sie|Ihnen|Ihre?[nrms]?)\b(?! ist freiwillig)/,
    informal: /\b(?:du|dich|deine?[nrms]?)\b/i,
  },
  es: { formal: /\b(?:usted|su|sus)\b/i, informal: /\b(?:tú|tu|tus|ti)\b/i },
  fr: { formal: /\b(?:vous|votre|vos)\b/i, informal: /\b(?:tu|ton|ta|tes|toi)\b/i },
  it: { formal: /\b(?:Lei|Suo|Sua|Sue|Suoi)\b/, informal: /\b(?:tu|tuo|tua|tue|tuoi)\b/i },
  nl: { formal: /\bu(?:w)?\b/i, informal: /\b(?:je|jij|jouw)\b/i },
} as const;

test.each(informalLanguages)('who addresses visitors as friends in %s does so in every text', (language) => {
  const { formal, informal } = addressed[language];
  const usual = new Map(texts(bannerTexts[language]));
  const changed = new Map(texts(informalTexts[language]));
  expect([...usual.keys()]).toEqual(expect.arrayContaining([...changed.keys()]));
  const friendly = texts(textsFor(language, 'informal'));
  expect(friendly.map(([path]) => path)).toEqual([...usual.keys()]);
  for (const [path, text] of friendly) {
    expect(text, path).not.toMatch(formal);
    expect(placeholders(text), path).toEqual(placeholders(usual.get(path) ?? ''));
    if (changed.has(path)) expect(text, path).not.toBe(usual.get(path));
  }
  expect(friendly.filter(([, text]) => informal.test(text)).length).toBeGreaterThan(10);
  for (const regime of regimes) {
    const words = layerWords(language, regime, four, {}, { address: 'informal' });
    expect(words.introduction).not.toMatch(formal);
    expect(words.introduction.length).toBeLessThanOrEqual(
      layerWords(language, regime, four, {}).introduction.length + 10,
    );
  }
});

test('a language without the difference says the same to everybody', () => {
  expect(textsFor('en', 'informal')).toBe(bannerTexts.en);
  expect(textsFor('de')).toBe(bannerTexts.de);
});
