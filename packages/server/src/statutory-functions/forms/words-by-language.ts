import { type Language, languages } from '@clausewright/contract';
import { createTranslator } from 'use-intl/core';

export type Say<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Words of hosted forms from the catalogue of each language. */
export function wordsByLanguage<Words extends Readonly<Record<string, string>>>(
  catalogues: Readonly<Record<Language, Words>>,
): (language: Language) => Say<keyof Words & string> {
  const translators = new Map(
    languages.map((language) => {
      const messages: Readonly<Record<string, string>> = catalogues[language];
      return [language, createTranslator({ locale: language, messages }) as Say<keyof Words & string>];
    }),
  );
  return (language) => {
    const say = translators.get(language);
    if (say === undefined) throw new Error(`no words of the form in ${language}`);
    return say;
  };
}
