/** Links to legal documents as they stand in the footers of websites: what they are called, and whether one is there. */
import { type Language, languages } from '@clausewright/contract/languages';
import { imprintNeed } from '../presets/imprint-need.ts';
import { lawOfDocument } from '../presets/law-of-document.ts';
import names from './footer-links.json' with { type: 'json' };
import { countryHint } from './seen-place.ts';
import type { SeenSite } from './seen-site.ts';

type LinkedDocument = 'PRIVACY_POLICY' | 'IMPRINT';

interface Link {
  url: string;
  text: string;
}

/** Where readers look for a page of that name; elsewhere the same may stand on the page of contact. */
const namedByCustom: ReadonlySet<string> = new Set(['DE', 'AT', 'ES', 'FR']);

/** What the law of a country wants linked from every page of a website. */
export interface LinkDuty {
  type: LinkedDocument;
  /** `advisable`: the article speaks of some such owners only. */
  need: 'required' | 'advisable';
  /** As a footer calls it, in the language of the page. */
  name: string;
  /** As the law is cited; null where the country is not known or its law names none. */
  law: string | null;
  isLink: (link: Link) => boolean;
}

interface Owner {
  /** As its documents or its owner say; else the website tells. */
  country?: string | null;
  /** Options of `site_kind`, as its documents say. */
  siteKinds?: readonly string[];
}

export function linkDuties(site: Pick<SeenSite, 'address' | 'pages'>, owner: Owner = {}): LinkDuty[] {
  const country = owner.country ?? countryHint(site)?.country ?? null;
  const language = languageOf(site, country);
  const policy: LinkDuty = {
    type: 'PRIVACY_POLICY',
    need: 'required',
    name: names.PRIVACY_POLICY[language][0] ?? '',
    law: country === null ? null : lawOfDocument('PRIVACY_POLICY', country),
    isLink: (link) => isNamed(link, patterns.PRIVACY_POLICY),
  };
  const imprint =
    country === null ? null : imprintNeed({ kind: kindOf(owner), country, places: ['website'] });
  if (country === null || imprint === null || imprint.need === 'not-needed') return [policy];
  const accepted = namedByCustom.has(country) ? patterns.IMPRINT : [...patterns.IMPRINT, ...patterns.CONTACT];
  return [
    policy,
    {
      type: 'IMPRINT',
      need: imprint.need,
      name: names.IMPRINT[language][0] ?? '',
      law: imprint.law,
      isLink: (link) => isNamed(link, accepted),
    },
  ];
}

/** Who publishes or is an association is asked by other articles; everybody else is taken for a business. */
function kindOf({ siteKinds = [] }: Owner): 'blog' | 'association' | 'shop' {
  const [kind, ...more] = siteKinds;
  if (more.length > 0) return 'shop';
  return kind === 'content' ? 'blog' : kind === 'non-profit' ? 'association' : 'shop';
}

const languageOfCountry: Readonly<Record<string, Language>> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  FR: 'fr',
  BE: 'fr',
  LU: 'fr',
  IT: 'it',
  ES: 'es',
  NL: 'nl',
};

function languageOf({ pages }: Pick<SeenSite, 'pages'>, country: string | null): Language {
  const spoken = pages.find(({ language }) => language !== '')?.language.toLowerCase() ?? '';
  const known = languages.find((one) => spoken.startsWith(one));
  return known ?? (country === null ? undefined : languageOfCountry[country]) ?? 'en';
}

const patterns = {
  PRIVACY_POLICY: wordsOf(names.PRIVACY_POLICY),
  IMPRINT: wordsOf(names.IMPRINT),
  CONTACT: wordsOf(names.CONTACT),
};

function wordsOf(byLanguage: Readonly<Record<string, readonly string[]>>): string[] {
  return [...new Set(Object.values(byLanguage).flat().map(plain))];
}

/** By its words or its address, with the beginning of a word: “Datenschutzhinweise”, `/mentions-legales`. */
function isNamed({ text, url }: Link, wanted: readonly string[]): boolean {
  const said = [plain(text), plain(pathOf(url))];
  return said.some((one) => wanted.some((words) => ` ${one}`.includes(` ${words}`)));
}

/** Small letters without accents, and one blank for whatever stands between words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function pathOf(url: string): string {
  const at = URL.parse(url);
  if (at === null) return '';
  const path = `${at.pathname}${at.search}${at.hash}`;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
