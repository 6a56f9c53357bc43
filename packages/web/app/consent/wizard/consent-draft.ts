/** What the wizard asks, kept in this browser like the answers of an agreement until the banner is created. */
import type { Answers, AnswerValue, Row } from '@clausewright/library/questionnaires';
import {
  bannerColours,
  consentPurposes,
  consentTypes,
  type BannerColour,
  type BannerPosition,
  type ConsentPurpose,
  type ConsentType,
} from '@clausewright/contract/consent-types';
import { isLanguage, type Language } from '@clausewright/contract/languages';
import { newDraft, storedDraft, type DraftSource } from '../../draft.ts';

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

function texts(value: AnswerValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function rows(value: AnswerValue | undefined): Row[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object') : [];
}

function ownVendor(row: Row): OwnVendor {
  const type = oneOf(consentTypes, row['type'], 'FUNCTIONALITY');
  const purpose = oneOf(listPurposes(type), row['purpose'], usualPurpose[type]);
  return { id: row._id, name: textOf(row['name']), type, purpose };
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
    position: oneOf(['bar', 'corner'], answers['position'], 'bar'),
    languages: texts(answers['languages']).filter(isLanguage),
  };
}

/** A new draft speaks the language of the interface until somebody says otherwise. */
export function consentDraftSource(language: Language): DraftSource {
  const fresh = () => newDraft(Object.assign(Object.create(null), { languages: [language] }) as Answers);
  return {
    key: draftKey,
    fresh,
    open: (stored) => ({
      draft: stored ?? fresh(),
      restored: stored !== null && stored.visited.length > 0,
    }),
  };
}

/** The website of a banner that was begun here and not created; null where none was. */
export function unfinishedDraft(): string | null {
  const stored = storedDraft(draftKey);
  const site = stored && stored.visited.length > 0 ? consentAnswers(stored.answers).site.trim() : '';
  return site === '' ? null : site;
}
