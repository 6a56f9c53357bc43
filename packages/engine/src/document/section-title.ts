import type { Language } from '@clausewright/contract/languages';
import type { TextFile } from './text-file.ts';

const quotes: { readonly [L in Language]: readonly [open: string, close: string] } = {
  de: ['„', '“'],
  en: ['“', '”'],
  es: ['«', '»'],
  fr: ['«\u00A0', '\u00A0»'],
  it: ['«', '»'],
  nl: ['“', '”'],
};

/** The heading with which a clause's text begins; undefined where it has none or holds a mark. */
export function sectionTitle({ body }: TextFile): string | undefined {
  const [start = ''] = body.strings;
  // Front matter is followed by an empty line.
  return /^\s*## (.+)\n/.exec(start)?.[1]?.trim();
}

/** A title as a sentence names it. */
export function quotedTitle(language: Language, title: string): string {
  const [open, close] = quotes[language];
  return open + title + close;
}
