/** What the owner decides about the look and the words of a banner. */
import type { Appearance, BannerFields } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';

export interface BannerDraft {
  appearance: Appearance;
  fields: Readonly<Partial<Record<Language, BannerFields>>>;
}

export const noFields: BannerFields = {
  title: '',
  introduction: '',
  accept: '',
  reject: '',
  choose: '',
  privacy_url: '',
  cookies_url: '',
  imprint_url: '',
  contact: '',
};

export function isSameDraft(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function withAppearance(draft: BannerDraft, change: Partial<Appearance>): BannerDraft {
  return { ...draft, appearance: { ...draft.appearance, ...change } };
}

export function withField(
  draft: BannerDraft,
  language: Language,
  change: Partial<BannerFields>,
): BannerDraft {
  const own = { ...noFields, ...draft.fields[language], ...change };
  return { ...draft, fields: { ...draft.fields, [language]: own } };
}

/** The languages with one of them switched; the first, which is the main one, stays. */
export function withLanguage(
  languages: readonly Language[],
  all: readonly Language[],
  switched: Language,
): Language[] {
  const [main, ...rest] = languages;
  if (main === undefined || switched === main) return [...languages];
  const others = rest.includes(switched) ? rest.filter((one) => one !== switched) : [...rest, switched];
  return [main, ...all.filter((one) => others.includes(one))];
}

/** The languages with another one as the main one. */
export function withMain(
  languages: readonly Language[],
  all: readonly Language[],
  main: Language,
): Language[] {
  return [main, ...all.filter((one) => one !== main && languages.includes(one))];
}
