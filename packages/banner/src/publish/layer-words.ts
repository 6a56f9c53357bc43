import type { Appearance, BannerFields, BannerLanguage } from '@clausewright/contract';
import type { LayerWords } from '@clausewright/contract/banner';
import { type ConsentType, optionalTypes, type Regime } from '@clausewright/contract/consent-types';
import type { BannerTexts } from './banner-texts.ts';
import { textsFor } from './informal-words.ts';
import { plainText } from './plain-text.ts';
import { runsByDefault } from './regimes.ts';

/** Vendors that a list names before it counts the others. */
const named = 4;

interface Vendor {
  name: string;
  type: ConsentType;
}
type Labels = BannerTexts['layer'];

/**
 * Words of the first layer under a regime: the owner's where there are any. An owner's title and introduction
 * ask for consent, so they stand under opt-in alone; elsewhere they would say what is not true there.
 */
export function layerWords(
  language: BannerLanguage,
  regime: Regime,
  vendors: readonly Vendor[],
  own: Partial<BannerFields>,
  { first_button: first = 'reject', address }: Pick<Appearance, 'first_button' | 'address'> = {},
): LayerWords {
  const texts = textsFor(language, address);
  const labels = getLabels(texts, own);
  const asked = regime === 'opt-in' ? own : {};
  return {
    title: plainText(asked.title ?? '') || texts.titles[regime],
    introduction:
      plainText(asked.introduction ?? '') || introduction(language, regime, vendors, { texts, labels }),
    buttons: buttonsOf(regime, labels, first),
    choices: labels.choices,
  };
}

/** The owner's labels where there are any. */
export function getLabels({ layer }: BannerTexts, own: Partial<BannerFields>): Labels {
  return {
    ...layer,
    accept: plainText(own.accept ?? '') || layer.accept,
    reject: plainText(own.reject ?? '') || layer.reject,
    choose: plainText(own.choose ?? '') || layer.choose,
    choices: plainText(own.choices ?? '') || layer.choices,
  };
}

/** What takes most stands beside what takes least; a mere notice asks nothing. */
function buttonsOf(regime: Regime, labels: Labels, first: 'accept' | 'reject'): LayerWords['buttons'] {
  const { accept, reject, choose, understood, optOut } = labels;
  if (regime === 'notice') {
    return [
      ['notice', understood],
      ['choose', choose],
    ];
  }
  const pair: LayerWords['buttons'] =
    regime === 'opt-out'
      ? [
          ['reject', optOut],
          ['notice', understood],
        ]
      : [
          ['reject', reject],
          ['accept', accept],
        ];
  const asked = first === 'accept' && regime !== 'opt-out' ? pair.toReversed() : pair;
  return [...asked, ['choose', choose]];
}

/** Before the buttons: who, what for, that it is voluntary and how to go back (EDPB, DES-6). */
function introduction(
  language: BannerLanguage,
  regime: Regime,
  vendors: readonly Vendor[],
  { texts, labels }: { texts: BannerTexts; labels: Labels },
): string {
  const optional = vendors.filter(({ type }) => type !== 'ESSENTIAL');
  if (optional.length === 0) return texts.introductions.nothing;
  const say = (template: string, of: readonly Vendor[]): string =>
    fill(template, {
      ...labels,
      vendors: vendorList(language, texts, of),
      purposes: purposeList(language, texts, of),
    });
  if (regime !== 'exempt') return say(texts.introductions[regime], optional);
  const runs = optional.filter(({ type }) => type !== 'ESSENTIAL' && runsByDefault(regime, type));
  const asks = optional.filter((vendor) => !runs.includes(vendor));
  return [
    ...(runs.length === 0 ? [] : [say(texts.introductions.runs, runs)]),
    ...(asks.length === 0 ? [] : [say(texts.introductions.asks, asks)]),
  ].join(' ');
}

function vendorList(language: BannerLanguage, { others }: BannerTexts, vendors: readonly Vendor[]): string {
  const names = [...new Set(vendors.map(({ name }) => plainText(name)))];
  const rest = names.length - named;
  if (rest <= 0) return listOf(language, names);
  const last = rest === 1 ? others.one : fill(others.many, { count: String(rest) });
  return listOf(language, [...names.slice(0, named), last]);
}

function purposeList(
  language: BannerLanguage,
  { purposes }: BannerTexts,
  vendors: readonly Vendor[],
): string {
  const used = optionalTypes.filter((type) => vendors.some((vendor) => vendor.type === type));
  return listOf(
    language,
    used.map((type) => purposes[type]),
  );
}

function listOf(language: BannerLanguage, parts: readonly string[]): string {
  // British lists have no comma before "and".
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(parts);
}

/** One pass, so that what is filled in is never read as a template. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
