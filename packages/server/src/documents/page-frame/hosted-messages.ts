import { type Language, languages } from '@clausewright/contract';
import de from '@clausewright/messages/hosted.de.json' with { type: 'json' };
import en from '@clausewright/messages/hosted.en.json' with { type: 'json' };
import es from '@clausewright/messages/hosted.es.json' with { type: 'json' };
import fr from '@clausewright/messages/hosted.fr.json' with { type: 'json' };
import it from '@clausewright/messages/hosted.it.json' with { type: 'json' };
import nl from '@clausewright/messages/hosted.nl.json' with { type: 'json' };
import type { RedlineWords } from '@clausewright/documents';
import { createTranslator } from 'use-intl/core';

type Say = (key: keyof typeof en, values?: Readonly<Record<string, string>>) => string;

const catalogues: Record<Language, typeof en> = { de, en, es, fr, it, nl };
const translators = new Map<Language, Say>(
  languages.map((language) => [
    language,
    createTranslator({ locale: language, messages: catalogues[language] }) as Say,
  ]),
);

/** The words around a hosted document, in the document's language. */
export function hostedMessages(language: Language): Say {
  const say = translators.get(language);
  if (say === undefined) throw new Error(`no hosted messages in ${language}`);
  return say;
}

/** What a screen reader is told before each change of a red-line, on hosted pages and in the app. */
export function redlineWords(language: Language): RedlineWords {
  const say = hostedMessages(language);
  return { ins: say('added'), del: say('removed') };
}
