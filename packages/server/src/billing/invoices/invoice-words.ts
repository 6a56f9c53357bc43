import { type Language, languages } from '@clausewright/contract';
import de from '@clausewright/messages/invoice.de.json' with { type: 'json' };
import en from '@clausewright/messages/invoice.en.json' with { type: 'json' };
import es from '@clausewright/messages/invoice.es.json' with { type: 'json' };
import fr from '@clausewright/messages/invoice.fr.json' with { type: 'json' };
import it from '@clausewright/messages/invoice.it.json' with { type: 'json' };
import nl from '@clausewright/messages/invoice.nl.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';

type Words = (key: keyof typeof en, values?: Readonly<Record<string, string>>) => string;

const catalogues: Record<Language, typeof en> = { de, en, es, fr, it, nl };
const translators = new Map<Language, Words>(
  languages.map((language) => [
    language,
    createTranslator({ locale: language, messages: catalogues[language] }) as Words,
  ]),
);

/** The words of invoices in one language. */
export function invoiceWords(language: Language): Words {
  const words = translators.get(language);
  if (words === undefined) throw new Error(`no words of invoices in ${language}`);
  return words;
}
