/** What the owner decides about the look and the words of a banner. */
import type { Appearance, BannerFields } from '@clausewright/contract';
import type { BannerLanguage } from '@clausewright/contract/banner-languages';

export interface BannerDraft {
  appearance: Appearance;
  fields: Readonly<Partial<Record<BannerLanguage, BannerFields>>>;
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
  language: BannerLanguage,
  change: Partial<BannerFields>,
): BannerDraft {
  const own = { ...noFields, ...draft.fields[language], ...change };
  return { ...draft, fields: { ...draft.fields, [language]: own } };
}

/** Languages of a banner in which its owner wrote nothing, where there are words or links in another one. */
export function languagesWithoutOwnWords({
  appearance: { languages },
  fields,
}: Pick<BannerDraft, 'fields'> & { appearance: Pick<Appearance, 'languages'> }): BannerLanguage[] {
  const isWritten = (language: BannerLanguage): boolean =>
    Object.values(fields[language] ?? {}).some((text) => (text ?? '').trim() !== '');
  return languages.some(isWritten) ? languages.filter((language) => !isWritten(language)) : [];
}

/** The languages with one of them switched; the first, which is the main one, stays. */
export function withLanguage(
  languages: readonly BannerLanguage[],
  all: readonly BannerLanguage[],
  switched: BannerLanguage,
): BannerLanguage[] {
  const [main, ...rest] = languages;
  if (main === undefined || switched === main) return [...languages];
  const others = rest.includes(switched) ? rest.filter((one) => one !== switched) : [...rest, switched];
  return [main, ...all.filter((one) => others.includes(one))];
}

/** The languages with another one as the main one. */
export function withMain(
  languages: readonly BannerLanguage[],
  all: readonly BannerLanguage[],
  main: BannerLanguage,
): BannerLanguage[] {
  return [main, ...all.filter((one) => one !== main && languages.includes(one))];
}
