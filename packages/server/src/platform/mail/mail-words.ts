import { type Language, languages } from '@clausewright/contract';
import de from '@clausewright/messages/mail.de.json' with { type: 'json' };
import en from '@clausewright/messages/mail.en.json' with { type: 'json' };
import es from '@clausewright/messages/mail.es.json' with { type: 'json' };
import fr from '@clausewright/messages/mail.fr.json' with { type: 'json' };
import it from '@clausewright/messages/mail.it.json' with { type: 'json' };
import nl from '@clausewright/messages/mail.nl.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';

type Catalogue = typeof en;
/** `part.key` for what stands in a part, the name alone for the rest. */
type Key = {
  [Name in keyof Catalogue]: Catalogue[Name] extends string
    ? Name
    : `${Name}.${keyof Catalogue[Name] & string}`;
}[keyof Catalogue];
export type MailWords = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

export const mailCatalogues: Readonly<Record<Language, Catalogue>> = { de, en, es, fr, it, nl };

const translators = new Map<Language, MailWords>(
  languages.map((language) => [
    language,
    createTranslator({ locale: language, messages: mailCatalogues[language], onError }) as MailWords,
  ]),
);

/** The words of messages and of the outbox in one language. */
export function mailWords(language: Language): MailWords {
  const say = translators.get(language);
  if (say === undefined) throw new Error(`no mail words in ${language}`);
  return say;
}

function onError(error: Error): never {
  throw error;
}
