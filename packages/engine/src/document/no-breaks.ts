import { getLanguageRules } from './language-rules.ts';

/** Sets no-break spaces in wording of ours; never for text that a person typed. */
export function noBreaks(language: string, wording: string): string {
  const rules = getLanguageRules(language).noBreaks ?? [];
  return rules.reduce((text, [pattern, to]) => text.replace(pattern, to), wording);
}
