/** What the wizard asks, kept in this browser like the answers of an agreement until the banner is created. */
import type { Answers, AnswerValue, Row } from '@clausewright/library/questionnaires';
import {
  bannerColours,
  bannerPositions,
  consentPurposes,
  consentTypes,
  type BannerColour,
  type BannerPosition,
  type ConsentPurpose,
  type ConsentType,
} from '@clausewright/contract/consent-types';
import { isLanguage, type Language } from '@clausewright/contract/languages';
import { newDraft, scanIn, storedDraft, type DraftSource } from '../../draft.ts';
import { parseDomain } from '../parse-domain.ts';

export const draftKey = 'privacy-consent';

/** Path of the vendors that are not in the catalogue. */
export const ownVendors = 'vendors.own';

export const customParts = ['background', 'text', 'button', 'button_text'] as const;
type CustomPart = (typeof customParts)[number];

export interface OwnVendor {
  id: string;
  name: string;
  type: ConsentType;
  purpose: ConsentPurpose;
  /** What a scan saw of it: its hosts, what it stores, and for how many days. */
  patterns: readonly string[];
  cookies: readonly string[];
  keptFor: number | null;
}

export interface ConsentAnswers {
  /** As it was typed. */
  site: string;
  regions: 'everyone' | 'by-country';
  /** Ids of the catalogue. */
  vendors: readonly string[];
  own: readonly OwnVendor[];
  colour: BannerColour;
  custom: Readonly<Record<CustomPart, string>>;
  position: BannerPosition;
  languages: readonly Language[];
}

/** What somebody sees who chooses own colours, before the first is chosen. */
const firstColours: Readonly<Record<CustomPart, string>> = {
  background: '#ffffff',
  text: '#17211d',
  button: '#0f5a45',
  button_text: '#ffffff',
};

/** The purpose that nearly every vendor of a type has. */
export const usualPurpose: Readonly<Record<ConsentType, ConsentPurpose>> = {
  ESSENTIAL: 'ENABLE_BASIC_FEATURES',
  FUNCTIONALITY: 'ENABLE_IMPROVED_EXPERIENCE',
  ANALYTICS: 'ENABLE_ANALYTICS_REPORT_USAGE',
  ADVERTISING: 'ENABLE_PERSONALIZED_ADS',
  MARKETING: 'ENABLE_PERSONALIZED_MARKETING',
};

/** ESSENTIAL goes with ENABLE_BASIC_FEATURES alone. */
export function listPurposes(type: ConsentType): readonly ConsentPurpose[] {
  return type === 'ESSENTIAL' ? [usualPurpose.ESSENTIAL] : consentPurposes;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function oneOf<T extends string>(list: readonly T[], value: unknown, usual: T): T {
  return list.find((one) => one === value) ?? usual;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function rows(value: AnswerValue | undefined): Row[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object') : [];
}

function ownVendor(row: Row): OwnVendor {
  const type = oneOf(consentTypes, row['type'], 'FUNCTIONALITY');
  const purpose = oneOf(listPurposes(type), row['purpose'], usualPurpose[type]);
  const kept = row['kept_for'];
  return {
    id: row._id,
    name: textOf(row['name']),
    type,
    purpose,
    patterns: texts(row['patterns']),
    cookies: texts(row['cookies']),
    keptFor: typeof kept === 'number' ? kept : null,
  };
}

/** The answers in their kinds; whatever is missing or spoilt is what a new banner begins with. */
export function consentAnswers(answers: Answers): ConsentAnswers {
  return {
    site: textOf(answers['site']),
    regions: oneOf(['everyone', 'by-country'], answers['regions'], 'everyone'),
    vendors: texts(answers['vendors']),
    own: rows(answers[ownVendors]).map(ownVendor),
    colour: oneOf(bannerColours, answers['colour'], 'light'),
    custom: Object.fromEntries(
      customParts.map((part) => {
        const value = textOf(answers[`custom_${part}`]);
        return [part, /^#[\da-f]{6}$/.test(value) ? value : firstColours[part]];
      }),
    ) as Record<CustomPart, string>,
    position: oneOf(bannerPositions, answers['position'], 'corner'),
    languages: texts(answers['languages']).filter(isLanguage),
  };
}

/** As they are stored; what nobody knows of a vendor is left out. */
export function rowOfVendor({ id, name, type, purpose, patterns, cookies, keptFor }: OwnVendor): Row {
  return {
    _id: id,
    name,
    type,
    purpose,
    ...(patterns.length > 0 && { patterns: [...patterns] }),
    ...(cookies.length > 0 && { cookies: [...cookies] }),
    ...(keptFor !== null && { kept_for: keptFor }),
  };
}

/** A new draft speaks the language of the interface until somebody says otherwise. */
export function consentDraftSource(language: Language): DraftSource {
  const fresh = () => newDraft(Object.assign(Object.create(null), { languages: [language] }) as Answers);
  return {
    key: draftKey,
    fresh,
    open: (stored, search) => {
      const begun = stored !== null && stored.visited.length > 0;
      // What another page laid ready for one website is not for another.
      const draft = stored !== null && (begun || isFor(stored.answers, search)) ? stored : fresh();
      return {
        draft: { ...draft, answers: answersWithSite(draft.answers, search), ...scanIn(search) },
        restored: begun,
      };
    },
  };
}

function isFor(answers: Answers, search: URLSearchParams): boolean {
  const wanted = parseDomain(search.get('site') ?? '');
  return wanted === null || wanted === parseDomain(textOf(answers['site']));
}

/** What somebody typed as his website elsewhere is not asked again; a banner that was begun keeps its own. */
function answersWithSite(answers: Answers, search: URLSearchParams): Answers {
  const site = search.get('site') ?? '';
  if (textOf(answers['site']) !== '' || parseDomain(site) === null) return answers;
  return Object.assign(Object.create(null), answers, { site }) as Answers;
}

/** The website of a banner that was begun here and not created; null where none was. */
export function unfinishedDraft(): string | null {
  const stored = storedDraft(draftKey);
  const site = stored && stored.visited.length > 0 ? consentAnswers(stored.answers).site.trim() : '';
  return site === '' ? null : site;
}
