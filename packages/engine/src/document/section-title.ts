import { getLanguageRules } from './language-rules.ts';
import type { TextFile } from './text-file.ts';

/** The heading with which a clause's text begins; undefined where it has none or holds a mark. */
export function sectionTitle({ body }: TextFile): string | undefined {
  const [start = ''] = body.strings;
  // Front matter is followed by an empty line.
  return /^\s*## (.+)\n/.exec(start)?.[1]?.trim();
}

/** A title as a sentence names it. */
export function quotedTitle(language: string, title: string): string {
  const [open, close] = getLanguageRules(language).quotes ?? ['“', '”'];
  return open + title + close;
}
