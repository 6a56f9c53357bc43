import { type Language, languages } from '@clausewright/contract';
import de from '@clausewright/messages/request-page.de.json' with { type: 'json' };
import en from '@clausewright/messages/request-page.en.json' with { type: 'json' };
import es from '@clausewright/messages/request-page.es.json' with { type: 'json' };
import fr from '@clausewright/messages/request-page.fr.json' with { type: 'json' };
import it from '@clausewright/messages/request-page.it.json' with { type: 'json' };
import nl from '@clausewright/messages/request-page.nl.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';

export type PageWords = (key: keyof typeof en, values?: Readonly<Record<string, string | number>>) => string;

const catalogues: Record<Language, typeof en> = { de, en, es, fr, it, nl };
const translators = new Map<Language, PageWords>(
  languages.map((language) => [
    language,
    createTranslator({ locale: language, messages: catalogues[language] }) as PageWords,
  ]),
);

/** The words of the page on which visitors make requests, and the names of what they ask for. */
export function pageWords(language: Language): PageWords {
  const say = translators.get(language);
  if (say === undefined) throw new Error(`no words of the page for requests in ${language}`);
  return say;
}
