import {
  defaultLanguage,
  isLanguage,
  languages,
  type Language,
  type MessageCode,
} from '@clausewright/contract';
import de from '@clausewright/messages/api.de.json' with { type: 'json' };
import en from '@clausewright/messages/api.en.json' with { type: 'json' };
import es from '@clausewright/messages/api.es.json' with { type: 'json' };
import fr from '@clausewright/messages/api.fr.json' with { type: 'json' };
import it from '@clausewright/messages/api.it.json' with { type: 'json' };
import nl from '@clausewright/messages/api.nl.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';

const catalogues: Record<Language, Record<MessageCode, string>> = { de, en, es, fr, it, nl };

/** What a sentence names: bounds of a field, seconds to wait, a ratio with its decimals. */
export type MessageValues = Readonly<Record<string, number | string>>;
type Translate = (code: MessageCode, values?: MessageValues) => string;

const translators = new Map<Language, Translate>(
  languages.map((language) => [
    language,
    createTranslator({ locale: language, messages: catalogues[language], onError }) as Translate,
  ]),
);

/** The sentence for a code in the language of the caller. */
export function translate(language: Language, code: MessageCode, values?: MessageValues): string {
  const translator = translators.get(isLanguage(language) ? language : defaultLanguage);
  if (translator === undefined) throw new Error(`no catalogue for ${language}`);
  return translator(code, values);
}

function onError(error: Error): never {
  throw error;
}
