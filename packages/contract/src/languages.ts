/** The six document languages, in the order in which lists show them. */
export const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Languages in which the interface speaks; the others follow as their catalogues are complete. */
export const defaultLanguage: Language = 'en';

export const formats = ['html', 'docx', 'txt', 'md', 'pdf'] as const;
export type Format = (typeof formats)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
