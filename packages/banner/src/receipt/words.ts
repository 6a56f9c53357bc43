import type { Language } from '@clausewright/contract/languages';
import type { ReceiptWords } from './receipt-words.ts';
import { dutch } from './words/nl.ts';
import { english } from './words/en.ts';
import { french } from './words/fr.ts';
import { german } from './words/de.ts';
import { italian } from './words/it.ts';
import { spanish } from './words/es.ts';

export const receiptWords: Readonly<Record<Language, ReceiptWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};

/** `{name}` by its value. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
