import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** What a request says about languages: the cookie that mirrors the stored choice, and the browser's list. */
export interface LanguagePreferences {
  /** Value of the `Cookie` header. */
  cookie?: string | undefined;
  /** Value of the `Accept-Language` header. */
  acceptLanguage?: string | undefined;
}

/** The language to answer in: the choice in the cookie `i18n`, else the browser's first wish, else English. */
export function chooseLanguage(
  wishes: LanguagePreferences,
  available: readonly Language[] = [defaultLanguage],
): Language {
  const chosen = /(?:^|;\s*)i18n=([a-z]{2})(?:;|$)/.exec(wishes.cookie ?? '')?.[1];
  if (isLanguage(chosen) && available.includes(chosen)) return chosen;
  const wished = wishedTags(wishes.acceptLanguage ?? '')
    .map((tag) => tag.split('-')[0])
    .filter(isLanguage)
    .find((language) => available.includes(language));
  return (
    wished ?? (available.includes(defaultLanguage) ? defaultLanguage : (available[0] ?? defaultLanguage))
  );
}

/** RFC 9110, 12.5.4: tags in small letters, heaviest first; a weight of 0 means not acceptable. */
export function wishedTags(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
